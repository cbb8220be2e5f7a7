/** Where the engine's own files are: a project may stand anywhere else. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The nearest folder with a package, since this module may run as part of a bundle. */
function findPackage(folder: string): string {
  if (existsSync(join(folder, "package.json"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error("The engine stands in no package.");
  return findPackage(parent);
}

export const engineRoot = findPackage(dirname(fileURLToPath(import.meta.url)));
