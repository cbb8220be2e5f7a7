/** Reads a project's folder for the mock server. The checker judges the files; here a broken one throws. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type {
  ActionCatalogue,
  MarketDefinition,
  MockChange,
  MockResponse,
  MockSeed,
  ScenarioFile,
  ScreenDefinition,
  WireMapping,
} from "../../core/format/index.ts";
import type { MockData, MockProject } from "./project.ts";

/**
 * Reads `screens/` below a project's root: actions, markets, scenarios, routes, mock data, and the wire names of one API host.
 *
 * Throws on a folder that is not there and on a file that is no JSON.
 */
export function readMockProject(root: string, host = "default"): MockProject {
  const screens = join(root, "screens");
  const folder = (name: string): string[] => jsonFiles(join(screens, "catalogue", name));
  const wire = folder("wire").map((file) => readJson<WireMapping>(file));
  return {
    actions: Object.assign({}, ...folder("actions").map((file) => readJson<ActionCatalogue>(file).actions)),
    markets: folder("markets").map((file) => readJson<MarketDefinition>(file)),
    scenarios: ofScreens(screens, "scenarios.json").map(({ id, file }) => ({
      ...readJson<Omit<ScenarioFile, "screen">>(file),
      screen: id,
    })),
    screens: Object.fromEntries(ofScreens(screens, "screen.json").map(({ id, file }) => [readJson<ScreenDefinition>(file).route, id])),
    wire: wire.find((mapping) => mapping.host === host),
    mock: readMockData(join(screens, "mock")),
  };
}

/** Reads a project again only when a file of it was edited, and gives the same object otherwise. */
export function watchMockProject(root: string, host = "default"): () => MockProject {
  let known: { readonly stamp: string; readonly project: MockProject } | undefined;
  return () => {
    const stamp = stampOf(join(root, "screens"));
    if (known?.stamp !== stamp) known = { stamp, project: readMockProject(root, host) };
    return known.project;
  };
}

function stampOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
  return files.map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`).join("\n");
}

function readMockData(folder: string): MockData {
  const seeds = existsSync(join(folder, "seeds")) ? readdirSync(join(folder, "seeds")) : [];
  const pages = listFiles(join(folder, "pages"), ".html");
  return {
    seeds: Object.fromEntries(seeds.map((market) => [market, readNamed<MockSeed>(join(folder, "seeds", market))])),
    responses: readNamed<MockResponse>(join(folder, "responses")),
    changes: readNamed<MockChange>(join(folder, "changes")),
    pages: Object.fromEntries(pages.map((file) => [basename(file, ".html"), readFileSync(file, "utf8").trimEnd()])),
  };
}

/** The files of a folder by name. */
function readNamed<T>(folder: string): { readonly [name: string]: T } {
  return Object.fromEntries(listFiles(folder, ".json").map((file) => [basename(file, ".json"), readJson<T>(file)]));
}

/** Files of this name in the folders of screens, whose ids are their paths. */
function ofScreens(screens: string, name: string): { readonly id: string; readonly file: string }[] {
  const domains = readdirSync(screens, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return domains.flatMap(({ name: domain }) =>
    readdirSync(join(screens, domain))
      .map((folder) => ({ id: `${domain}-${folder}`, file: join(screens, domain, folder, name) }))
      .filter(({ file }) => existsSync(file)),
  );
}

function jsonFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => join(folder, name));
}

function listFiles(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
}

function readJson<T>(file: string): T {
  const value: T = JSON.parse(readFileSync(file, "utf8"));
  return value;
}
