/** Reads the schemas for editors: the project's own where it has widgets, the engine's otherwise. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { engineRoot } from "./engine-root.ts";

/** Gives the text of the schema of a kind of file; undefined where there is none. */
export function editorSchemasOf(root: string): (kind: string) => string | undefined {
  return (kind) => {
    const file = `schemas/editor/${kind}.gen.schema.json`;
    const path = [root, engineRoot].map((folder) => join(folder, file)).find((one) => existsSync(one));
    return path && readFileSync(path, "utf8");
  };
}
