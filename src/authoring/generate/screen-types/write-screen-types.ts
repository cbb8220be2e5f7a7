/** Text of `layar-env.d.ts`: it declares `virtual:layar`, so that the parameters that an app gives to a screen are checked. */
import type { ActionDefinition, ScreenDefinition } from "../../../core/format/index.ts";
import { type Catalogue, type Project, walkNodes } from "../../compiler/index.ts";
import { expandScenarios, listSituations } from "../../mock/data/index.ts";
import { nameOf, objectType, textsType, typeOfName, typeOfSchema } from "./type-text.ts";

/** At the root of a project. */
export const screenTypesFile = "layar-env.d.ts";

/** Types of a project that could be read: its screens as their definitions are before overlays, its actions, markets and languages. */
export function writeScreenTypes(project: Project): string {
  const { catalogue } = project;
  const situations = Object.keys(listSituations(project.mock.commonScenarios[0]));
  const scenarios = new Map(expandScenarios(project).files.map(({ screen, scenarios: found }) => [screen, Object.keys(found)]));
  const screens = [...project.screens.values()].map(({ value }) => value).sort((a, b) => (a.id < b.id ? -1 : 1));
  const spoken = [...new Set([...catalogue.markets.values()].flatMap(({ languages }) => languages))];
  return `// Generated from screens/ by \`layar generate\`; not edited by hand.

/** The screens of this project, for the code of the app that shows them. */
declare module "virtual:layar" {
  import type { ScreenEntry } from "layar";

  type Entities = import("./widgets/types.gen.ts").ProjectTypes;
  export type Market = ${textsType([...catalogue.markets.keys()])};
  export type Language = ${textsType(spoken)};

  /** Scenarios that every screen has; those of a further entry of \`load\` have its name before. */
  type Situation =
${situations.map((name) => `    | ${JSON.stringify(name)}`).join("\n")};

  /** What each call takes and gives, and the codes with which the server refuses it. */
  export interface Actions {
${[...catalogue.actions].map(([name, action]) => `    ${nameOf(name)}: ${actionType(action)};\n`).join("")}  }

  export const screens: {
${screens.map((screen) => screenLines(screen, catalogue, scenarioType(scenarios.get(screen.id) ?? [], situations))).join("")}  };
}
`;
}

function actionType({ request, answer, codes = {} }: ActionDefinition): string {
  const input = request?.properties === undefined ? "Record<never, never>" : typeOfSchema(request);
  return `{ input: ${input}; data: ${typeOfSchema(answer)}; codes: ${textsType(Object.keys(codes))} }`;
}

/** Nothing can be given to a screen without parameters. */
const noParams = "{ [name: string]: never }";
const nothing = "Record<never, never>";

function screenLines(screen: ScreenDefinition, catalogue: Catalogue, scenario: string) {
  const { id, params = {}, state = {}, load = {} } = screen;
  const given = Object.entries(params).map(([name, type]) => [name, "string", type.endsWith("?")] as const);
  const held = Object.entries(state).map(([name, entry]) => [name, stateType(entry, catalogue)] as const);
  const loaded = Object.entries(load).map(([name, { action }]) => [name, `Actions[${JSON.stringify(action)}]["data"]`] as const);
  const events = [...walkNodes(screen)].flatMap(({ node }) => (node.on ? [[node.id, textsType(Object.keys(node.on))] as const] : []));
  return `    readonly ${nameOf(id)}: ScreenEntry<{
      market: Market;
      language: Language;
      params: ${objectType(given, noParams)};
      state: ${objectType(held, nothing)};
      data: ${objectType(loaded, nothing)};
      events: ${objectType(events, nothing)};
      scenario: ${scenario};
    }>;
`;
}

/** Situations of a call are named together. */
function scenarioType(names: readonly string[], situations: readonly string[]): string {
  const [first = ""] = situations;
  const before = names
    .filter((name) => name === first || name.endsWith(`-${first}`))
    .map((name) => name.slice(0, -first.length))
    .filter((start) => situations.every((name) => names.includes(start + name)));
  const own = names.filter((name) => !before.some((start) => name.startsWith(start) && situations.includes(name.slice(start.length))));
  const shared = before.map((start) => (start === "" ? "Situation" : `\`${start}\${Situation}\``));
  return [...own.map((name) => JSON.stringify(name)), ...shared].join(" | ");
}

function stateType(entry: NonNullable<ScreenDefinition["state"]>[string], catalogue: Catalogue): string {
  return typeof entry === "object" ? typeOfName(entry.type, catalogue) : typeof entry;
}
