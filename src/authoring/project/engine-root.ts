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

const here = dirname(fileURLToPath(import.meta.url));

export const engineRoot = findPackage(here);

/** Where the package has what is below `src/` here: compiled, file by file. `scripts/package` writes it. */
export const engineFolder = "lib/engine";
const isPackage = here.startsWith(join(engineRoot, "lib"));

/** A file of the engine that bundlers read, by its path in the repository: `src/browser/app/main.tsx`. */
export function engineFile(path: string): string {
  if (!isPackage) return join(engineRoot, path);
  return join(engineRoot, path.replace(/^src/, engineFolder).replace(/(?<!\.d)\.tsx?$/, ".js"));
}
