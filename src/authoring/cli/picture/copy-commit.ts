/** An app as it was in a commit, in a folder of its own: it is served and photographed beside the one of today. */
import { existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { quoteName } from "../../../core/format/index.ts";
import { runGit } from "../../project/index.ts";
import { UsageError } from "../cli-context.ts";

export interface CommitCopy {
  /** Root of the project in it. */
  readonly root: string;
  /** For what a server makes of the packages, which it shares with the app of today. */
  readonly cacheDir: string;
  remove(): void;
}

/** @throws {UsageError} Where there is no such commit, or no git. */
export function copyCommit(root: string, commit: string): CommitCopy {
  const folder = mkdtempSync(join(tmpdir(), "layar-before-"));
  const remove = () => {
    process.off("exit", remove);
    rmSync(folder, { recursive: true, force: true });
  };
  // A server of Vite ends the program as soon as its input ends, whatever else is still being closed.
  process.once("exit", remove);
  const files = join(folder, "files");
  const git = (...args: readonly string[]) => {
    // That of the user stays as it is.
    const written = runGit(root, args, { index: join(folder, "index") });
    if (written !== undefined) return written.toString().trim();
    remove();
    throw new UsageError(`There is no commit ${quoteName(commit)}.`);
  };
  const inside = git("rev-parse", "--show-prefix");
  git("read-tree", "--end-of-options", commit);
  git("checkout-index", "--all", `--prefix=${files}/`);
  const copied = join(files, inside);
  linkPackages(root, copied);
  return { root: copied, cacheDir: join(folder, "cache"), remove };
}

/** Packages are no part of a commit. They may stand in a folder above the project. */
function linkPackages(root: string, copied: string): void {
  const packages = join(root, "node_modules");
  if (existsSync(packages)) symlinkSync(packages, join(copied, "node_modules"), "junction");
  else if (dirname(root) !== root) linkPackages(dirname(root), copied);
}
