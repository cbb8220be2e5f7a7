/** What the mock server needs of a project's folder. The checker judges the files; a broken one is left out here, and logged. */
import { findLaunchNames } from "../../core/market/index.ts";
import { loadProject, type Project } from "../compiler/index.ts";
import { expandScenarios, readMockData } from "../mock-data/index.ts";
import { readProjectFiles, stampProjectFiles } from "../project-files.ts";
import type { MockProject } from "./project.ts";

/** Reads a project's definitions: actions, markets, scenarios, routes, mock data, and the wire names of one API host. */
export function readMockProject(root: string, host = "default"): MockProject {
  return toMockProject(loadProject(readProjectFiles(root)), host);
}

/** What the mock server needs of a project that was read already. */
export function toMockProject(project: Project, host = "default"): MockProject {
  const { catalogue, screens, problems } = project;
  const scenarios = expandScenarios(project);
  return {
    actions: Object.fromEntries(catalogue.actions),
    markets: [...catalogue.markets.values()],
    scenarios: scenarios.files,
    screens: Object.fromEntries([...screens.values()].map(({ value: { route, id } }) => [route, id])),
    wire: catalogue.wire.get(host),
    reportsPath: catalogue.settings.reports?.endpoint,
    launch: findLaunchNames(catalogue.wire, host),
    mock: readMockData(project),
    resolve: catalogue.resolve,
    problems: [...problems.filter(({ at }) => isRead(at.file)), ...scenarios.problems],
  };
}

/** Reads a project again only when a file of it was edited, and gives the same object otherwise. */
export function watchMockProject(root: string, host = "default"): () => MockProject {
  let known: { readonly stamp: string; readonly project: MockProject } | undefined;
  return () => {
    const stamp = stampProjectFiles(root);
    if (known?.stamp !== stamp) known = { stamp, project: readMockProject(root, host) };
    return known.project;
  };
}

/** Problems of screens are shown in the page. */
function isRead(file: string): boolean {
  return /^screens\/(mock|catalogue)\/|\/scenarios\.json$/.test(file);
}
