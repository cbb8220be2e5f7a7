/** Reads the definitions as they were committed. */
import { spawnSync } from "node:child_process";
import { isPictureFile, type SourceFile } from "./compiler/index.ts";
import { definitionFolders, isDefinitionFile } from "./project-files.ts";

const largest = 256 * 1024 * 1024;

/** Undefined when git is not there or refuses. */
function runGit(root: string, args: readonly string[], input = ""): Buffer | undefined {
  const { status, stdout } = spawnSync("git", [...args], { cwd: root, input, maxBuffer: largest });
  return status === 0 ? stdout : undefined;
}

/** Another one for each commit; undefined where there is none. */
export function readGitHead(root: string): string | undefined {
  return runGit(root, ["rev-parse", "--verify", "-q", "HEAD"])?.toString().trim();
}

/** Paths are from the root of the project. Undefined where there is no such commit, or no git. */
export function readGitFiles(root: string, ref: string): SourceFile[] | undefined {
  const listed = runGit(root, ["ls-tree", "-r", "--name-only", "-z", "--end-of-options", ref, "--", ...definitionFolders]);
  const paths = listed?.toString().split("\0").filter(isDefinitionFile);
  const content = paths && runGit(root, ["cat-file", "--batch"], paths.map((path) => `${ref}:./${path}\n`).join(""));
  if (paths === undefined || content === undefined) return undefined;
  let at = 0;
  return paths.map((path) => {
    const end = content.indexOf(10, at);
    const size = Number(content.toString("utf8", at, end).split(" ").at(-1));
    const text = content.toString(isPictureFile(path) ? "latin1" : "utf8", end + 1, end + 1 + size);
    at = end + 1 + size + 1;
    return { path, text };
  });
}
