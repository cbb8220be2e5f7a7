import { dirname, join } from "node:path";
import { engineFile } from "../project/index.ts";

/** The engine's page, which is the page of every project. */
export const appFolder = dirname(engineFile("src/browser/app/index.html"));

/** A file by its path from the root: the engine's when it is below `src/`, otherwise the project's. */
export function findFile(root: string, path: string): string {
  return path.startsWith("src/") ? engineFile(path) : join(root, path);
}
