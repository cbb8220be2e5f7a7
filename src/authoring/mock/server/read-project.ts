/** What the mock server needs of a project's folder. */
import { createLoader, loadProject } from "../../compiler/index.ts";
import { readProjectFiles, stampProjectFiles } from "../../project/index.ts";
import { createMockReader, type MockProject, toMockProject } from "../calls/index.ts";

/**
 * Reads a project's definitions: actions, markets, scenarios, routes, mock data, and the wire names of one API host, a file of
 * `screens/catalogue/wire/`. Files with problems are left out, and `layar check` says what is wrong with them.
 *
 * @example const project = readMockProject("layar");
 */
export function readMockProject(root: string, host = "default"): MockProject {
  return toMockProject(loadProject(readProjectFiles(root)), host);
}

/**
 * Reads a project again only when a file of it was edited, and gives the same object otherwise.
 *
 * @example const readProject = watchMockProject("layar", "eu.example.com");
 */
export function watchMockProject(root: string, host = "default"): () => MockProject {
  let known: { readonly stamp: string; readonly project: MockProject } | undefined;
  const load = createLoader();
  const read = createMockReader(host);
  return () => {
    const stamp = stampProjectFiles(root);
    if (known?.stamp !== stamp) known = { stamp, project: read(load(readProjectFiles(root))) };
    return known.project;
  };
}
