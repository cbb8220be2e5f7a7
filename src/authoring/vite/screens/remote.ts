/** The module that reads screens from the network, one for each market: what they may use, and what checks and compiles them. */
import { firstLanguage, speakerOf } from "../../../core/market/index.ts";
import { alwaysWidgets, type Catalogue, findRuleMessage, type Project, type Speech, writeResponseSchema } from "../../compiler/index.ts";
import { screenValidatorId, validatorId, withoutDescriptions, writeScreenValidator } from "../../testing/validators/index.ts";
import { remoteSource } from "../../without-build/remote/index.ts";
import { hostName } from "./api-host.ts";
import type { CompiledProject } from "./compile.ts";
import { withLabelsOf } from "./labels.ts";
import { createImports, literal, objectOf } from "./module-text.ts";
import { type PictureSettings, picturePaths } from "./pictures.ts";
import { sources } from "./sources.ts";
import { widgetTable } from "./widget-module.ts";

/** What any step of such a screen may need of the runtime. */
const features = [
  "createCaller",
  "createDialogs",
  "createTimerTicks",
  "defineComputedValues",
  "mayFrame",
  "openAmounts",
  "openCommits",
  "openTimers",
  "wire",
];
/** What the built-in screen, in whose place it stands, has as well. */
const shared = { features: ["createToaster", "openFollowing", "openLoads"], views: ["failed", "loading", "skeleton", "toast"] };

export const remotePrefix = "virtual:layar/remote/";

/** Of a market, or of `<market>@<language>`. */
export function remoteId(speaker: string): string {
  return remotePrefix + speaker.replace("@", ".");
}

interface Deployed extends PictureSettings {
  readonly apiHost: string;
}

/** None for a project that takes no screens from the network. */
export function remoteModules({ project }: CompiledProject, settings: Deployed): [id: string, text: string][] {
  const markets = project.catalogue.settings.remote ? [...project.catalogue.markets.values()] : [];
  if (markets.length === 0) return [];
  const modules = markets.flatMap((market) =>
    [undefined, ...market.languages].flatMap((chosen): [string, string][] => {
      const speaker = speakerOf(market, chosen);
      const isChosen = speaker !== market.id;
      // In a market with one language there is nothing to choose.
      if (chosen !== undefined && !isChosen) return [];
      const speech = { language: chosen ?? firstLanguage(market), isChosen };
      return [[remoteId(speaker), remoteModule(project, { market: market.id, speech }, settings)]];
    }),
  );
  return [[screenValidatorId, writeScreenValidator()], ...modules];
}

/** Schemas of all responses that such a screen may request, by action: what it reads is not known beforehand. */
export function remoteResponses({ actions, settings, resolve }: Catalogue): ReadonlyMap<string, unknown> {
  const named = settings.remote?.actions ?? [];
  return new Map(
    named.flatMap((name) => {
      const answer = actions.get(name)?.answer;
      return answer === undefined ? [] : [[name, writeResponseSchema({ resolve }, answer)] as const];
    }),
  );
}

/** For an object: fields that are those of the built-in screen. */
function pickFrom(part: keyof typeof shared): string {
  return shared[part].map((name) => `, ${name}: host.${part}.${name}`).join("");
}

function remoteModule(project: Project, { market, speech }: { market: string; speech: Speech }, settings: Deployed): string {
  const { catalogue } = project;
  const host = hostName(settings.apiHost, catalogue.wire);
  const source = remoteSource(project, market, { host, pictures: picturePaths(catalogue, settings) });
  const { remote } = source.settings;
  const imports = createImports(settings.root);
  const language = catalogue.languages.get(speech.language);
  const speaks = { widgets: [...remote.widgets, "dialog"], steps: remote.steps, views: ["consent"], failsInChosen: speech.isChosen };
  const opensPaths = remote.screens.some((id) => project.screens.get(id)?.value.route.includes(":"));
  const responses = remoteResponses(catalogue);
  const validator = (schema: unknown) => imports.one("validate", validatorId(schema));
  const messageOf = (rule: string) => JSON.stringify(findRuleMessage(source.rules[rule], speech) ?? "");
  const lines = [
    `const source = ${literal(withoutDescriptions(source))};`,
    `const language = ${literal(language && withLabelsOf(language, catalogue, speaks))};`,
    `const screen = {
  market: source.market,
  language,
  settings: source.settings,
  widgets: ${widgetTable([...new Set([...remote.widgets, "dialog", ...alwaysWidgets])], catalogue, imports)},
  steps: ${imports.table(remote.steps, sources.steps)},
  features: ${imports.table([...features, ...(opensPaths ? ["fillRoute"] : [])], sources.features)},
  views: ${imports.table(["dialogs", "each", "focus", "listEnd"], sources.views)},
  builtins: () => builtins,
  responses: ${objectOf([...responses.keys()], (name) => validator(responses.get(name)))},
  rules: ${objectOf(Object.keys(source.rules), (name) => `{ accepts: ${validator(catalogue.rules.get(name)?.value)}, message: ${messageOf(name)} }`)},
};`,
    `const builtins = ${imports.one("createBuiltins", "src/core/expression/index.ts")}(${imports.one("createFormats", sources.market)}(source.market));`,
    `const readPlan = ${imports.one("createReader", "src/authoring/without-build/remote/index.ts")}(source, ${imports.one("validate", screenValidatorId)});`,
    `const { limits } = source.settings.remote;`,
    `export const read = (value, host) => {
  const made = readPlan(value, host.plan);
  if ("refusal" in made) return made;
  const features = { ...screen.features${pickFrom("features")} };
  const views = { ...screen.views${pickFrom("views")} };
  return { screen: ${imports.one("guardScreen", "src/browser/view/remote/guard-screen.ts")}({ screen: { ...screen, features, views, plan: made.plan }, host, limits, consents: made.consents }) };
};`,
  ];
  return `${[...imports.lines, ...lines].join("\n")}\n`;
}
