/** The only place of the command line that reads the disk. */
import { existsSync, readdirSync, readFileSync, watch } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import type { SourceFile } from "../definition/index.ts";

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

/** A path as reports write it: from the project's root, with forward slashes. Undefined when there is no such file. */
export function findFile(root: string, path: string): string | undefined {
  const full = resolve(root, path);
  return existsSync(full) ? withSlashes(relative(root, full)) : undefined;
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
