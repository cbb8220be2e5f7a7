/** What tools for assistants must leave alone: every file of a project that is not below its screens and widgets. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const others = ["screens", "widgets", "node_modules", ".git"];

/** By path. */
export function readFilesElsewhere(root: string): ReadonlyMap<string, string> {
  const read = (folder: string): (readonly [string, string])[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return others.includes(path) ? [] : read(path);
      return entry.isFile() ? [[path, readFileSync(join(root, path), "latin1")] as const] : [];
    });
  return new Map(read(""));
}
