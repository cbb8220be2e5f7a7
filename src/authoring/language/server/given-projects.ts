import type { Projects } from "./projects.ts";

/** Texts by path from the project's root, such as `screens/rides/list/screen.json`. */
export type ProjectTexts = { readonly [path: string]: string };

const definition = /^(?:screens|schemas\/entities|widgets)\/.+\.json$/;

/** The one project of a page, which has no disk. */
export interface GivenProjects extends Projects {
  setFiles(files: ProjectTexts): void;
}

/** `folder` is the address of the project, with a slash at its end. */
export function createGivenProjects(folder: string, first: ProjectTexts): GivenProjects {
  let files = first;
  const listeners = new Set<() => void>();
  return {
    rootOf: (uri) => (`${uri}/`.startsWith(folder) ? folder : undefined),
    pathOf(root, uri) {
      const path = decodeURIComponent(uri.slice(root.length));
      return definition.test(path) ? path : undefined;
    },
    uriOf: (root, path) => root + encodeURI(path),
    read: () => Object.entries(files).flatMap(([path, text]) => (definition.test(path) ? [{ path, text }] : [])),
    watch(_, stop, onChange) {
      listeners.add(onChange);
      stop.addEventListener("abort", () => listeners.delete(onChange));
    },
    schemasOf: () => (kind) => files[`schemas/editor/${kind}.gen.schema.json`],
    setFiles(given) {
      files = given;
      for (const listener of listeners) listener();
    },
  };
}
