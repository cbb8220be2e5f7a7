/** Git in the folder of a project: what its commits have. */
import { spawnSync } from "node:child_process";

const largest = 256 * 1024 * 1024;

interface GitOptions {
  readonly input?: string;
  /** An index of its own: that of the user stays as it is, and may say of a file that it is not to be looked at. */
  readonly index?: string;
}

/** What it writes; undefined when git is not there or refuses. */
export function runGit(root: string, args: readonly string[], { input = "", index }: GitOptions = {}): Buffer | undefined {
  const env = index === undefined ? process.env : { ...process.env, GIT_INDEX_FILE: index };
  const { status, stdout } = spawnSync("git", [...args], { cwd: root, env, input, maxBuffer: largest });
  return status === 0 ? stdout : undefined;
}
