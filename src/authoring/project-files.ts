/** Reads what the definitions are made of. The only file access beside the built output. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { SourceFile } from "./compiler/index.ts";

/** Folders with definitions, and which of their files count. */
const folders: readonly { readonly path: string; readonly file: RegExp }[] = [
  { path: "screens", file: /\.json$/ },
  { path: "schemas/entities", file: /\.schema\.json$/ },
  { path: "widgets", file: /\.schema\.json$/ },
];

/** Every definition file below the project's root, in the order of their paths. */
export function readProjectFiles(root: string): readonly SourceFile[] {
  return folders.flatMap(({ path, file }) => {
    const names = readdirSync(join(root, path), { recursive: true, encoding: "utf8" });
    return names
      .filter((name) => file.test(name))
      .sort()
      .map((name) => ({ path: toProjectPath(root, join(root, path, name)), text: readFileSync(join(root, path, name), "utf8") }));
  });
}

/** Whether a changed file is one of them. */
export function isProjectFile(root: string, file: string): boolean {
  const path = toProjectPath(root, file);
  return folders.some((folder) => path.startsWith(`${folder.path}/`) && folder.file.test(path));
}

/** Path from the project's root with forward slashes. */
export function toProjectPath(root: string, file: string): string {
  return relative(root, file).split(sep).join("/");
}
