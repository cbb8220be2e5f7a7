import type { SourceFile } from "../../compiler/index.ts";

/** One file of a project: its path from the project's folder, such as `screens/rides/list/screen.json`, and its text. */
export type ProjectFile = Pick<SourceFile, "path" | "text">;

/**
 * The files of a project: what stands in `screens/`, the declarations in `widgets/`, the entities in `schemas/entities/`. A table by path is
 * what `import.meta.glob` of Vite gives. The folder of a project in an app, such as `layar/`, may stand in front of all paths.
 */
export type ProjectFiles = Iterable<ProjectFile> | { readonly [path: string]: string };

const isList = (files: ProjectFiles): files is Iterable<ProjectFile> => Symbol.iterator in files;

export function listFiles(files: ProjectFiles): ProjectFile[] {
  const listed = isList(files) ? [...files] : Object.entries(files).map(([path, text]) => ({ path, text }));
  const plain = listed.map(({ path, text }) => ({ path: path.replaceAll("\\", "/").replace(/^(?:\.?\/)+/, ""), text }));
  const front = findFront(plain);
  return plain.map(({ path, text }) => ({ path: path.slice(front.length), text }));
}

/** What all paths begin with before `screens/`; '' where one of them begins with that. */
function findFront(files: readonly ProjectFile[]): string {
  if (files.some(({ path }) => path.startsWith("screens/"))) return "";
  const [front = ""] = files.flatMap(({ path }) => /^.*?\/(?=screens\/)/.exec(path) ?? []);
  return files.every(({ path }) => path.startsWith(front)) ? front : "";
}
