/** Reads a project's folder for the sandbox. The checker judges the files; here a broken one throws. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ActionCatalogue, ScenarioFile, ScreenDefinition, WireMapping } from "../../core/format/index.ts";
import type { SandboxProject } from "./project.ts";

const notScreens = new Set(["actions", "languages", "markets", "scenarios", "wire"]);

/**
 * Reads `screens/` below a project's root: actions, scenarios, routes, and the wire names of one API host.
 *
 * Throws on a folder that is not there and on a file that is no JSON.
 */
export function readSandboxProject(root: string, host = "default"): SandboxProject {
  const screens = join(root, "screens");
  const folder = (name: string): string[] => jsonFiles(join(screens, name));
  const domains = readdirSync(screens, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !notScreens.has(entry.name));
  const bases = domains.flatMap(({ name }) => folder(name)).filter((file) => !/\.[^/.]+\.json$/.test(file));
  // Fragments, which screens share, have no route.
  const definitions = bases.map((file) => readJson<Partial<ScreenDefinition>>(file));
  const wire = folder("wire").map((file) => readJson<WireMapping>(file));
  return {
    actions: Object.assign({}, ...folder("actions").map((file) => readJson<ActionCatalogue>(file).actions)),
    scenarios: folder("scenarios").map((file) => readJson<ScenarioFile>(file)),
    screens: Object.fromEntries(definitions.flatMap(({ route, id }) => (route === undefined || id === undefined ? [] : [[route, id]]))),
    wire: wire.find((mapping) => mapping.host === host),
  };
}

function jsonFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => join(folder, name));
}

function readJson<T>(file: string): T {
  const value: T = JSON.parse(readFileSync(file, "utf8"));
  return value;
}
