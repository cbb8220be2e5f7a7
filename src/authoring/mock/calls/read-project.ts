/** What the mock server needs of a project. The checker judges the files; a broken one is left out here. */
import { findWire } from "../../../core/market/index.ts";
import { createCache, type Project } from "../../compiler/index.ts";
import { createScenarioExpander, readMockData } from "../data/index.ts";
import type { MockProject } from "./project.ts";

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

/** Problems of screens are shown in the page. */
function isRead(file: string): boolean {
  return /^screens\/(mock|catalogue)\/|\/scenarios\.json$/.test(file);
}
