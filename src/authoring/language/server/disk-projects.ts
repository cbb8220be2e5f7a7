import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  editorSchemasOf,
  engineFile,
  isDefinitionFile,
  readLineChange,
  readProjectFiles,
  toProjectPath,
  watchProjectFiles,
} from "../../project/index.ts";
import type { Projects } from "./projects.ts";

/** The path of a document; undefined when it is on no disk. */
function fileOf(uri: string): string | undefined {
  try {
    return new URL(uri).protocol === "file:" ? fileURLToPath(uri) : undefined;
  } catch {
    return undefined;
  }
}

/** The nearest folder at or above a path that holds a project. */
function findRoot(path: string): string | undefined {
  const found = resolve(path);
  if (existsSync(join(found, "screens", "catalogue"))) return found;
  return dirname(found) === found ? undefined : findRoot(dirname(found));
}

export const diskProjects: Projects = {
  rootOf(uri) {
    const file = fileOf(uri);
    return file === undefined ? undefined : findRoot(file);
  },
  pathOf(root, uri) {
    const path = toProjectPath(root, fileURLToPath(uri));
    return isDefinitionFile(path) ? path : undefined;
  },
  uriOf: (root, path) => pathToFileURL(join(root, path)).href,
  read: readProjectFiles,
  watch: watchProjectFiles,
  schemasOf: editorSchemasOf,
  engineUri: (path) => pathToFileURL(engineFile(path)).href,
  findChange: readLineChange,
};
