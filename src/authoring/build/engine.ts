/** Where the engine's own files are: a project may stand anywhere else. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const engineRoot = fileURLToPath(new URL("../../..", import.meta.url));
/** Its page, which is the page of every project. */
export const appFolder = join(engineRoot, "src/browser/app");

/** A file by its path from the root: the engine's when it is below `src/`, otherwise the project's. */
export function findFile(root: string, path: string): string {
  return join(path.startsWith("src/") ? engineRoot : root, path);
}
