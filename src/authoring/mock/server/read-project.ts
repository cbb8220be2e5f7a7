/** What the mock server needs of a project's folder. The checker judges the files; a broken one is left out here, and logged. */
import { findWire } from "../../../core/market/index.ts";
import { createCache, createLoader, loadProject, type Project } from "../../compiler/index.ts";
import { readProjectFiles, stampProjectFiles } from "../../project/index.ts";
import { createScenarioExpander, readMockData } from "../data/index.ts";
import type { MockProject } from "./project.ts";

/** Reads a project's definitions: actions, markets, scenarios, routes, mock data, and the wire names of one API host. */
export function readMockProject(root: string, host = "default"): MockProject {
  return toMockProject(loadProject(readProjectFiles(root)), host);
}

/** What the mock server needs of a project that was read already. */
export function toMockProject(project: Project, host = "default"): MockProject {
  return createMockReader(host)(project);
}

/** As `toMockProject`, for a project that is read again and again: what did not change is the same object. */
export function createMockReader(host = "default"): (project: Project) => MockProject {
  const expand = createScenarioExpander();
  const cache = createCache<Pick<MockProject, "actions" | "markets" | "wire" | "reportsPath" | "mock" | "resolve">>();
  return (project) => {
    const { catalogue, screens, mock, texts, problems } = project;
    const files = [...texts].flatMap(([path, text]) => (/^screens\/mock\/(pages|pictures)\//.test(path) ? [path, text] : []));
    const parts = cache("", [catalogue, ...Object.values(mock).flat(), ...files], () => ({
      actions: Object.fromEntries(catalogue.actions),
      markets: [...catalogue.markets.values()],
      wire: findWire(catalogue.wire, host),
      reportsPath: catalogue.settings.reports?.endpoint,
      mock: readMockData(project),
      resolve: catalogue.resolve,
    }));
    const scenarios = expand(project);
    return {
      ...parts,
      scenarios: scenarios.files,
      screens: Object.fromEntries([...screens.values()].map(({ value: { route, id } }) => [route, id])),
      problems: [...problems.filter(({ at }) => isRead(at.file)), ...scenarios.problems],
    };
  };
}

/** Reads a project again only when a file of it was edited, and gives the same object otherwise. */
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

/** Problems of screens are shown in the page. */
function isRead(file: string): boolean {
  return /^screens\/(mock|catalogue)\/|\/scenarios\.json$/.test(file);
}
