/** What a working copy has that a commit has not: of the whole repository, whatever its index and its lists of ignored files say. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { definitionFolders } from "./project-files.ts";
import { runGit } from "./run-git.ts";

export interface DraftChange {
  /** From the root of the project with forward slashes; `../` where the repository is larger than the project. */
  readonly path: string;
  /** `kind`: it has become a link, a program, or a repository of its own. */
  readonly how: "added" | "changed" | "deleted" | "kind";
}

/** With an index of its own: the one of the repository may say of a file that it is not to be looked at. */
function createGit(root: string, index: string): (...args: readonly string[]) => string {
  return (...args) => {
    const written = runGit(root, ["-c", "core.fsmonitor=false", ...args], { index });
    // It says by its status that there are changes.
    if (written === undefined && args[0] !== "update-index") throw new Error(`\`git ${args[0]}\` failed.`);
    return written?.toString() ?? "";
  };
}

/** The full name of a commit; undefined where there is none of this name, or no git. */
export function findGitCommit(root: string, ref: string): string | undefined {
  return runGit(root, ["rev-parse", "--verify", "-q", "--end-of-options", `${ref}^{commit}`])
    ?.toString()
    .trim();
}

/** The same for a commit that HEAD has grown from, or is: its code is part of what is checked out here. */
export function findGitAncestor(root: string, ref: string): string | undefined {
  const commit = findGitCommit(root, ref);
  return commit !== undefined && runGit(root, ["merge-base", "--is-ancestor", commit, "HEAD"]) !== undefined ? commit : undefined;
}

/**
 * Every file that differs from a commit. What git ignores counts in the folders of definitions, where it is read all the same.
 *
 * @throws {Error} Where git is not there, or refuses.
 */
export function listDraft(root: string, commit: string): DraftChange[] {
  const folder = mkdtempSync(join(tmpdir(), "layar-draft-"));
  try {
    const git = createGit(root, join(folder, "index"));
    const prefix = git("rev-parse", "--show-prefix").trim();
    git("read-tree", commit);
    // Compares the contents; without it every file would count as changed.
    git("update-index", "-q", "--really-refresh");
    const known = readRaw(git("diff-files", "--raw", "--no-renames", "--ignore-submodules=none", "-z"));
    const others = [
      ...git("ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", ":/").split("\0"),
      ...git("ls-files", "--others", "--full-name", "-z", "--", ...definitionFolders).split("\0"),
    ];
    const added = [...new Set(others)].flatMap((path): DraftChange[] =>
      path === "" ? [] : [{ path, how: path.endsWith("/") ? "kind" : "added" }],
    );
    return [...known, ...added].map(({ path, how }) => ({ path: prefix === "" ? path : posix.relative(prefix, path), how }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each is `:mode mode blob blob letter` and its path. */
function readRaw(raw: string): DraftChange[] {
  const parts = raw.split("\0");
  return parts.flatMap((part, place): DraftChange[] => {
    const [, before, after, letter] = /^:(\d+) (\d+) [0-9a-f]+ [0-9a-f]+ ([A-Z])/.exec(part) ?? [];
    if (letter === undefined) return [];
    const how = letter === "D" ? "deleted" : before === after ? "changed" : "kind";
    return [{ path: parts[place + 1] ?? "", how }];
  });
}
