// Puts generated texts on the disk and touches only what differs.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { engineRoot } from "../../project/index.ts";
import { generateFiles, type Outputs } from "./outputs.ts";

/** Folders in which every `.gen.` file belongs to the generator. */
const generatedFolders = [
  "schemas",
  "schemas/editor",
  "schemas/editor/examples",
  "src/core/format",
  "src/browser/runtime/flow/steps",
  "widgets",
];

interface Stale {
  /** Paths of files that are not there, or not as their sources give them. */
  readonly changed: readonly string[];
  readonly vanished: readonly string[];
}

export function findStale(root: string, outputs: Outputs): Stale {
  const changed = [...outputs]
    .filter(([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), "utf8") !== text)
    .map(([path]) => path);
  const present = generatedFolders.flatMap((folder) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`) : [],
  );
  return { changed, vanished: present.filter((path) => path.includes(".gen.") && !outputs.has(path)) };
}

/** Gives what was stale before; nobody but the author deletes a file. */
export function writeOutputs(root: string, outputs: Outputs): Stale {
  const stale = findStale(root, outputs);
  for (const path of stale.changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), outputs.get(path) ?? "");
  }
  return stale;
}

/** Writes what a project generates, where it is not as its sources give it. */
export async function generateIn(root: string): Promise<void> {
  writeOutputs(root, await generateFiles(engineRoot, root));
}
