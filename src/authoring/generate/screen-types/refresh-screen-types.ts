import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Project } from "../../compiler/index.ts";
import { screenTypesFile, writeScreenTypes } from "./write-screen-types.ts";

/** Writes the types of a project's screens at its root, where they are not as they were. */
export function refreshScreenTypes(root: string, project: Project): void {
  const path = join(root, screenTypesFile);
  const text = writeScreenTypes(project);
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}
