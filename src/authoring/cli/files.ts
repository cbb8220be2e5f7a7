/** The only place of the command line that reads the disk and writes to it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, watch, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { SourceFile } from "../compiler/index.ts";

const roots: readonly { folder: string; ending: string }[] = [
  { folder: "screens", ending: ".json" },
  { folder: "widgets", ending: ".schema.json" },
  { folder: join("schemas", "entities"), ending: ".schema.json" },
];

/** Every definition below a project's root. `extra` names further files, which are taken as screens or overlays. */
export function readProjectFiles(root: string, extra: readonly string[] = []): SourceFile[] {
  const paths = roots.flatMap(({ folder, ending }) => listFiles(root, folder).filter((path) => path.endsWith(ending)));
  return [...new Set([...paths.map(withSlashes), ...extra])].sort().map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

/** The JSON files that a path means, as reports write them: from the project's root, with forward slashes. None when there is no such file. */
export function findFiles(root: string, path: string): string[] {
  const full = resolve(root, path);
  if (!existsSync(full)) return [];
  const below = relative(root, full);
  const paths = statSync(full).isDirectory() ? listFiles(root, below) : [below];
  return paths.filter((one) => one.endsWith(".json")).map(withSlashes);
}

/** Every JSON file of `screens/`, misplaced ones included. */
export function readJsonFiles(root: string): SourceFile[] {
  return listFiles(root, "screens")
    .map(withSlashes)
    .filter((path) => path.endsWith(".json"))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
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

/** Calls back after a definition has changed, once for changes that come together, until stopped. */
export function watchFiles(root: string, stop: AbortSignal, onChange: () => void): void {
  const quietMs = 60;
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, quietMs);
  };
  for (const { folder } of roots) if (existsSync(join(root, folder))) watch(join(root, folder), { recursive: true, signal: stop }, wait);
  stop.addEventListener("abort", () => clearTimeout(timer));
}

function listFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) => join(folder, path));
}

function withSlashes(path: string): string {
  return path.split(sep).join("/");
}
