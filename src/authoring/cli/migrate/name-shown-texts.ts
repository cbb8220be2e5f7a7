// What a scenario promises to show, by the name of the text where it is one of the screen's: the words may change.
import { isObject, type JsonObject } from "../../../core/json/index.ts";
import { readDefinitionPath } from "../../compiler/index.ts";
import type { DefinitionFile } from "./definition-file.ts";

/** Of the files of one folder. */
export function nameShownTexts(folder: readonly DefinitionFile[]): readonly DefinitionFile[] {
  const table = folder.find(({ path }) => readDefinitionPath(path).kind === "texts")?.value;
  if (!isObject(table)) return folder;
  const names = new Map(
    Object.entries(table).flatMap(([name, entry]) =>
      isObject(entry) ? Object.values(entry).flatMap((words) => (typeof words === "string" ? [[words, name] as const] : [])) : [],
    ),
  );
  const nameText = (shown: unknown): unknown => {
    const name = typeof shown === "string" ? names.get(shown) : undefined;
    return name === undefined ? shown : `{texts.${name}}`;
  };
  return folder.map((file) =>
    readDefinitionPath(file.path).kind === "scenario" && isObject(file.value)
      ? { ...file, value: mapScenarios(file.value, (scenario) => mapShows(scenario, nameText)) }
      : file,
  );
}

function mapScenarios(value: JsonObject, change: (scenario: unknown) => unknown): JsonObject {
  const { scenarios } = value;
  if (!isObject(scenarios)) return value;
  return { ...value, scenarios: Object.fromEntries(Object.entries(scenarios).map(([name, one]) => [name, change(one)])) };
}

function mapShows(scenario: unknown, change: (shown: unknown) => unknown): unknown {
  return isObject(scenario) && Array.isArray(scenario["shows"]) ? { ...scenario, shows: scenario["shows"].map(change) } : scenario;
}
