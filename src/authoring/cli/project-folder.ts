/** The files of a project as the command line finds and removes them. */
import { existsSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { SourceFile } from "../compiler/index.ts";
import { readProjectFiles } from "../project-files.ts";

/** The files whose layout is ours: every JSON file of `screens/`, misplaced ones included, and the examples of widgets. */
export function readFormattedFiles(root: string): SourceFile[] {
  return readProjectFiles(root).filter(({ path }) => /^screens\/.*\.json$|^widgets\/.*\.examples\.json$/.test(path));
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
