/** The only place of the command line that writes to the disk. */
import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { SourceFile } from "../compiler/index.ts";
import { readProjectFiles } from "../project-files.ts";

/** The files whose layout is ours: every JSON file of `screens/`, misplaced ones included, and the examples of widgets. */
export function readFormattedFiles(root: string): SourceFile[] {
  return readProjectFiles(root).filter(({ path }) => /^screens\/.*\.json$|^widgets\/.*\.examples\.json$/.test(path));
}

export function writeProjectFile(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Removes a file, and its folder when nothing else is in it. */
export function removeProjectFile(root: string, path: string): void {
  rmSync(join(root, path));
  const folder = dirname(join(root, path));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

export function hasScreens(root: string): boolean {
  return existsSync(join(root, "screens"));
}
