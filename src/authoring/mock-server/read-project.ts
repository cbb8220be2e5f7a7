/** What the mock server needs of a project's folder. The checker judges the files; a broken one is left out here, and logged. */
import { basename } from "node:path";
import { findLaunchNames } from "../../core/market/index.ts";
import { loadProject, type Project } from "../compiler/index.ts";
import { readProjectFiles, stampProjectFiles } from "../project-files.ts";
import type { MockData, MockProject } from "./project.ts";
import { expandScenarios } from "./scenarios/expand-scenarios.ts";

/** Reads a project's definitions: actions, markets, scenarios, routes, mock data, and the wire names of one API host. */
export function readMockProject(root: string, host = "default"): MockProject {
  const project = loadProject(readProjectFiles(root));
  const { catalogue, screens, problems } = project;
  const scenarios = expandScenarios(project);
  return {
    actions: Object.fromEntries(catalogue.actions),
    markets: [...catalogue.markets.values()],
    scenarios: scenarios.files,
    screens: Object.fromEntries([...screens.values()].map(({ value: { route, id } }) => [route, id])),
    wire: catalogue.wire.get(host),
    launch: findLaunchNames(catalogue.wire, host),
    mock: readMockData(project),
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

const pageFile = /^screens\/mock\/pages\/([^/]+)\.html$/;
const seedFile = /^screens\/mock\/seeds\/([^/]+)\//;

/** Problems of screens are shown in the page. */
function isRead(file: string): boolean {
  return /^screens\/(mock|catalogue)\/|\/scenarios\.json$/.test(file);
}

function readMockData({ mock, texts }: Project): MockData {
  const markets = [...new Set(mock.seeds.map(({ file }) => seedFile.exec(file)?.[1] ?? ""))];
  const pages = [...texts].flatMap(([path, text]) => {
    const [, name] = pageFile.exec(path) ?? [];
    return name === undefined ? [] : [[name, text.trimEnd()] as const];
  });
  return {
    seeds: Object.fromEntries(
      markets.map((market) => [market, byName(mock.seeds.filter(({ file }) => seedFile.exec(file)?.[1] === market))]),
    ),
    responses: byName(mock.responses),
    changes: byName(mock.changes),
    pages: Object.fromEntries(pages),
  };
}

function byName<T>(sources: readonly { readonly file: string; readonly value: T }[]): { readonly [name: string]: T } {
  return Object.fromEntries(sources.map(({ file, value }) => [basename(file, ".json"), value]));
}
