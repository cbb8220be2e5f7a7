import type { SourceFile } from "../../compiler/index.ts";

/** One file of a project: its path from the project's folder, such as `screens/rides/list/screen.json`, and its text. */
export type ProjectFile = Pick<SourceFile, "path" | "text">;

/**
 * The files of a project: what stands in `screens/`, the declarations in `widgets/`, the entities in `schemas/entities/`; others are left out.
 * They are a list, a `Map` of texts by path, or a table like it, as `import.meta.glob` of Vite gives it with `query: "?raw"`. The folder of a
 * project in an app, such as `layar/`, may stand in front of its paths.
 */
export type ProjectFiles = Iterable<ProjectFile | readonly [path: string, text: string]> | { readonly [path: string]: string };

type Listed = Extract<ProjectFiles, Iterable<unknown>>;

const isList = (files: ProjectFiles): files is Listed => Symbol.iterator in files;

/** What the command line reads, and a screen that has lost its place, so that it is a problem and not gone. */
const ofProject = /^(?:screens|widgets|schemas\/entities)\/|^[^/]+\/screen\.json$/;

/** Throws on a text that is none. */
export function listFiles(files: ProjectFiles): ProjectFile[] {
  const plain = [...(isList(files) ? files : Object.entries(files))].map(plainFile);
  const front = findFront(plain);
  if (front === undefined) return plain;
  return plain.flatMap(({ path, text }) => {
    const own = path.slice(front.length);
    return path.startsWith(front) && ofProject.test(own) ? [{ path: own, text }] : [];
  });
}

function plainFile(file: ProjectFile | readonly [path: string, text: string]): ProjectFile {
  const { path, text } = "path" in file ? file : { path: file[0], text: file[1] };
  if (typeof text !== "string")
    throw new Error(
      `The text of \`${path}\` is no text: give what the file holds, in Vite by \`query: "?raw", import: "default", eager: true\`.`,
    );
  return { path: path.replaceAll("\\", "/").replace(/^(?:\.?\/)+/, ""), text };
}

/** What stands before `screens/`; undefined where no path has that, or where there are several projects and none without a front. */
function findFront(files: readonly ProjectFile[]): string | undefined {
  const fronts = new Set(files.flatMap(({ path }) => /^(?:.*?\/)??(?=screens\/.*\.json$)/.exec(path) ?? []));
  if (fronts.has("")) return "";
  const [front, ...others] = fronts;
  return others.length === 0 ? front : undefined;
}
