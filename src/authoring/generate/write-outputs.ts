// Puts generated texts on the disk and touches only what differs.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Outputs } from "./outputs.ts";

/** Folders in which every `.gen.` file belongs to the generator. */
const generatedFolders = ["schemas", "schemas/editor", "src/core/format", "src/browser/runtime/flow/steps", "widgets"];

export function findStale(root: string, outputs: Outputs): { changed: string[]; vanished: string[] } {
  const changed = [...outputs]
    .filter(([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), "utf8") !== text)
    .map(([path]) => path);
  const present = generatedFolders.flatMap((folder) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`) : [],
  );
  return { changed, vanished: present.filter((path) => path.includes(".gen.") && !outputs.has(path)) };
}

export function writeOutputs(root: string, outputs: Outputs): void {
  for (const path of findStale(root, outputs).changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), outputs.get(path) ?? "");
  }
}
