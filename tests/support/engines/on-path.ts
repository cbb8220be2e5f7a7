import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The first of these commands that is installed. */
export function onPath(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
