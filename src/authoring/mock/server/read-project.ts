/** What the mock server needs of a project's folder. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { createLoader, loadProject } from "../../compiler/index.ts";
import { readProjectFiles, stampProjectFiles } from "../../project/index.ts";
import { createMockReader, type MockProject, toMockProject } from "../calls/index.ts";

/**
 * Reads a project's definitions: actions, markets, scenarios, routes, mock data, and the wire names of one API host, a file of
 * `screens/catalogue/wire/`. Files with problems are left out, and `layar check` says what is wrong with them.
 *
 * Throws where the folder has no `screens`.
 *
 * @example const project = readMockProject("layar");
 */
export function readMockProject(root: string, host = "default"): MockProject {
  needProject(root);
  return toMockProject(loadProject(readProjectFiles(root)), host);
}

/**
 * Reads a project again only when a file of it was edited, and gives the same object otherwise. Throws where the folder has no `screens`.
 *
 * @example const readProject = watchMockProject("layar", "eu.example.com");
 */
export function watchMockProject(root: string, host = "default"): () => MockProject {
  needProject(root);
  let known: { readonly stamp: string; readonly project: MockProject } | undefined;
  const load = createLoader();
  const read = createMockReader(host);
  return () => {
    const stamp = stampProjectFiles(root);
    if (known?.stamp !== stamp) known = { stamp, project: read(load(readProjectFiles(root))) };
    return known.project;
  };
}

/** A folder that was misspelt would be a project without a call, and nothing would say so. */
function needProject(root: string): void {
  if (!existsSync(join(root, "screens")))
    throw new Error(`There is no project in \`${resolve(root)}\`: it has no folder \`screens\`. Name the one in which \`screens\` stands.`);
}
