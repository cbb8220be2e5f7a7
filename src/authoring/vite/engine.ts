import { join } from "node:path";
import { engineRoot } from "../project/index.ts";

/** The engine's page, which is the page of every project. */
export const appFolder = join(engineRoot, "src/browser/app");

/** A file by its path from the root: the engine's when it is below `src/`, otherwise the project's. */
export function findFile(root: string, path: string): string {
  return join(path.startsWith("src/") ? engineRoot : root, path);
}
