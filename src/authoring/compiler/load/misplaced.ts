// Files that stand where something else belongs, or where nothing is read.
import type { DefinitionKind, Problem } from "../../../core/format/index.ts";
import { isObject } from "../../../core/json/index.ts";
import { definitionSchemas } from "./definition-schemas.ts";

const promotionPlace = "screens/<domain>/<screen>/<market or promotion>.json";
const places: { readonly [kind in DefinitionKind]: readonly [name: string, path: string] } = {
  screen: ["a screen", "screens/<domain>/<screen>/screen.json"],
  overlay: ["an overlay", promotionPlace],
  scenario: ["a file of scenarios", "screens/<domain>/<screen>/scenarios.json"],
  tests: ["a file of tests", "screens/<domain>/<screen>/tests.json"],
  texts: ["a table of texts", "screens/<domain>/<screen>/texts.json"],
  fragment: ["a fragment", "screens/fragments/<fragment>/fragment.json"],
  grant: ["a grant", "grants/<name>.json"],
  widget: ["a widget", "widgets/<widget>/<widget>.schema.json"],
  actions: ["a list of actions", "screens/catalogue/actions/<name>.json"],
  rules: ["the list of rules", "screens/catalogue/rules.json"],
  stored: ["the list of stored names", "screens/catalogue/stored.json"],
  shell: ["the list of shell keys", "screens/catalogue/shell.json"],
  market: ["a market", "screens/catalogue/markets/<market>.json"],
  language: ["a language", "screens/catalogue/languages/<language>.json"],
  settings: ["the file of settings", "screens/catalogue/settings.json"],
  wire: ["a wire mapping", "screens/catalogue/wire/<name>.json"],
  "mock-response": ["a mock response", "screens/mock/responses/<action>.json"],
  "mock-change": ["a change of mock data", "screens/mock/changes/<name>.json"],
  "mock-seed": ["mock data", "screens/mock/seeds/<name>.json"],
  "mock-wording": ["the wording of mock data", "screens/mock/wording.json"],
  "common-scenarios": ["the file of common scenarios", "screens/mock/scenarios.json"],
};

function describeMisplaced(file: string, message: string, help: string): Problem {
  return { check: "misplaced-file", message, help, at: { file, pointer: "", on: "value" } };
}

/** What the file calls itself by its `$schema`. */
function readKind(value: unknown): DefinitionKind | undefined {
  const name = isObject(value) ? /([a-z-]+)\.gen\.schema\.json$/.exec(String(value["$schema"]))?.[1] : undefined;
  return Object.keys(definitionSchemas).find((kind): kind is DefinitionKind => kind === name);
}

/** A file without a place of its own. */
export function describeUnplaced(file: string, value: unknown): Problem {
  const kind = readKind(value) ?? "screen";
  const [name, path] = places[kind];
  const help = `${name.replace(/^./, (letter) => letter.toUpperCase())} is \`${path}\`.`;
  return describeMisplaced(file, "No definition has a path like this.", help);
}

/** A file of another kind than its place holds, which would have a problem in every line. */
export function findOtherKind(file: string, kind: DefinitionKind, value: unknown): Problem | undefined {
  const other = readKind(value);
  if (other === undefined || other === kind) return undefined;
  const [[name], [meant, path]] = [places[kind], places[other]];
  return describeMisplaced(file, `This is ${meant} where ${name} is read.`, `Its place is \`${path}\`.`);
}

export function describeLink(file: string): Problem {
  return describeMisplaced(file, "This is a link, and links are not followed.", "Put the file itself here, or remove the link.");
}

export function describeUnread(file: string): Problem {
  return describeMisplaced(file, "Nothing reads this file: definitions are JSON.", "Remove it, or move it out of `screens/`.");
}
