/** Gives a folder the files of a project and no other, so that tests which change it can use one after the other. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** Writes only what is not there yet: to read a file takes a tenth of the time of making it. */
export function fillFolder(root: string, files: ReadonlyMap<string, string>): void {
  const folders = new Set([...files.keys()].flatMap(foldersAround));
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = relative(root, join(entry.parentPath, entry.name));
    const isKept = entry.isDirectory() ? folders.has(path) : files.has(path);
    if (!isKept) rmSync(join(root, path), { recursive: true, force: true });
  }
  for (const [path, text] of files) {
    const target = join(root, path);
    if (readIfThere(target) === text) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

function foldersAround(path: string): string[] {
  const folder = dirname(path);
  return folder === "." ? [] : [folder, ...foldersAround(folder)];
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
