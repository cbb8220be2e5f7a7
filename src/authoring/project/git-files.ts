/** Reads the definitions as they were committed, at one commit or at all of them. */
import { isPictureFile, type SourceFile } from "../compiler/index.ts";
import { definitionFolders, isDefinitionFile, plainText } from "./project-files.ts";
import { runGit } from "./run-git.ts";

/** Another one for each commit; undefined where there is none. */
export function readGitHead(root: string): string | undefined {
  return runGit(root, ["rev-parse", "--verify", "-q", "HEAD"])?.toString().trim();
}

/** When the commit at HEAD was made, in ISO form; undefined where there is none. */
export function readGitDate(root: string): string | undefined {
  return runGit(root, ["log", "-1", "--format=%cI"])?.toString().trim();
}

/** Name and address of who works here; undefined where git does not know them. */
export function readGitUser(root: string): string | undefined {
  const [name, email] = ["user.name", "user.email"].map((key) => runGit(root, ["config", key])?.toString().trim());
  return name && (email ? `${name} <${email}>` : name);
}

/** How many files differ from the commit at HEAD, new ones included; 0 where there is no git. */
export function countGitChanges(root: string): number {
  return (runGit(root, ["status", "--porcelain", "-z", "--no-renames"])?.toString().split("\0").length ?? 1) - 1;
}

/** Definitions that differ from the commit at HEAD, new ones included; none where there is no git. */
export function listGitChanges(root: string): string[] {
  const changed = runGit(root, ["diff", "--name-only", "--relative", "-z", "HEAD", "--", ...definitionFolders]);
  const added = runGit(root, ["ls-files", "--others", "--exclude-standard", "-z", "--", ...definitionFolders]);
  return [changed, added].flatMap((listed) => listed?.toString().split("\0") ?? []).filter(isDefinitionFile);
}

/** Paths are from the root of the project. Undefined where there is no such commit, or no git. */
export function readGitFiles(root: string, ref: string): SourceFile[] | undefined {
  const listed = runGit(root, ["ls-tree", "-r", "--name-only", "-z", "--end-of-options", ref, "--", ...definitionFolders]);
  const paths = listed?.toString().split("\0").filter(isDefinitionFile);
  const names = paths?.map((path) => `${ref}:./${path}`);
  const contents = names && readObjects(root, names);
  const textOf = (path: string, content: Buffer = Buffer.alloc(0)) =>
    isPictureFile(path) ? content.toString("latin1") : plainText(content.toString());
  return contents && paths?.map((path, index) => ({ path, text: textOf(path, contents[index]) }));
}

/** In the order of their names. */
function readObjects(root: string, names: readonly string[]): Buffer[] | undefined {
  const content = runGit(root, ["cat-file", "--batch"], { input: names.map((name) => `${name}\n`).join("") });
  if (content === undefined) return undefined;
  let at = 0;
  return names.map(() => {
    const end = content.indexOf(10, at);
    const size = Number(content.toString("utf8", at, end).split(" ").at(-1));
    at = end + 1 + size + 1;
    return content.subarray(end + 1, end + 1 + size);
  });
}

/** A file in one of its commits. */
export interface GitVersion {
  /** Counts commits, the first one is 0. */
  readonly commit: number;
  readonly text: string;
}

export interface GitHistory {
  /** By the path that a file has now, the oldest version first; renamed files keep what they had. */
  readonly versions: ReadonlyMap<string, readonly GitVersion[]>;
  /** Older commits are not there: the repository was cloned without them. */
  readonly isCut: boolean;
}

/** Of the files that fit, along the first parents of the last commit. Undefined where there is no commit, or no git. */
export function readGitHistory(root: string, isWanted: (path: string) => boolean): GitHistory | undefined {
  const log = ["log", "--first-parent", "-m", "-M", "--reverse", "--relative", "--raw", "--no-abbrev", "-z", "--format=%x01"];
  const logged = runGit(root, [...log, "HEAD", "--", ...definitionFolders])?.toString();
  if (logged === undefined) return undefined;
  const found = readLog(logged);
  const wanted = [...found].filter(([path]) => isWanted(path));
  const blobs = [...new Set(wanted.flatMap(([, versions]) => versions.map(({ blob }) => blob)))];
  const contents = readObjects(root, blobs);
  if (contents === undefined) return undefined;
  const texts = new Map(blobs.map((blob, index) => [blob, plainText(contents[index]?.toString() ?? "")]));
  const versions = wanted.map(([path, all]) => [path, all.map(({ commit, blob }) => ({ commit, text: texts.get(blob) ?? "" }))] as const);
  return { versions: new Map(versions), isCut: runGit(root, ["rev-parse", "--is-shallow-repository"])?.toString().trim() === "true" };
}

interface LoggedVersion {
  readonly commit: number;
  readonly blob: string;
}

/** A change is `:modes blobs letter`, its path, and after a rename the path that it has then. */
function readLog(log: string): Map<string, readonly LoggedVersion[]> {
  const found = new Map<string, readonly LoggedVersion[]>();
  let commit = -1;
  const parts = log.split("\0");
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? "";
    if (part.includes("\x01")) commit++;
    const [, blob, letter] = /:\d+ \d+ [0-9a-f]+ ([0-9a-f]+) ([A-Z])\d*$/.exec(part) ?? [];
    if (blob === undefined) continue;
    const path = parts[++at] ?? "";
    const target = letter === "R" || letter === "C" ? (parts[++at] ?? "") : path;
    const before = found.get(path) ?? [];
    if (letter === "R" || letter === "D") found.delete(path);
    if (letter !== "D") found.set(target, [...before, { commit, blob }]);
  }
  return found;
}
