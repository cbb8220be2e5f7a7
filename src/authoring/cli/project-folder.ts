/** The files of a project as the command line finds and removes them, and which of them it may write. */
import { existsSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { quoteName } from "../../core/format/index.ts";
import { findNearest } from "../../core/json/index.ts";
import type { SourceFile } from "../compiler/index.ts";
import { findFiles, readProjectFiles, readSourceText, refuseFile } from "../project/index.ts";
import { type CliContext, UsageError } from "./cli-context.ts";

/** The files whose layout is ours: every JSON file of `screens/`, misplaced ones included, and the examples of widgets; or those named. */
export function readFormattedFiles(root: string, named: readonly string[]): SourceFile[] {
  if (named.length > 0) return findNamedFiles(root, named).map((path) => ({ path, text: readSourceText(root, path) }));
  return readProjectFiles(root).filter(({ path }) => /^screens\/.*\.json$|^widgets\/.*\.examples\.json$/.test(path));
}

/** The JSON files that paths from the command line mean. @throws {UsageError} Where there is none. */
export function findNamedFiles(root: string, named: readonly string[]): string[] {
  return named.flatMap((path) => {
    const found = findFiles(root, path);
    if (found.length > 0) return found;
    const known = readProjectFiles(root).map((file) => file.path);
    const near = findNearest(path, known);
    const help = near === undefined ? "Paths are from the root of the project." : `Did you mean ${quoteName(near)}?`;
    throw new UsageError(`There is no JSON file ${quoteName(path)}. ${help}`);
  });
}

/** Why a command must not write a file where it runs; undefined where it may. */
export function refuseWriting({ root, writesBelow }: Pick<CliContext, "root" | "writesBelow">, path: string): string | undefined {
  return writesBelow && refuseFile(root, path, writesBelow);
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

/** The folder of an app in which `init` has put the project. */
export function findProjectBelow(root: string): string | undefined {
  const below = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((one) =>
      one.isDirectory() && one.name !== "node_modules" ? [join(folder, one.name)] : [],
    );
  const folders = existsSync(root) ? below("") : [];
  return [...folders, ...(folders.includes("src") ? below("src") : [])].find((one) => existsSync(join(root, one, "screens/catalogue")));
}
