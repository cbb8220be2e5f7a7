/** Text of the module of one screen: its plan, with what that needs and nothing else. */
import type { ScreenPlan } from "../../../core/format/index.ts";
import { type Catalogue, pickRuleMessage } from "../../compiler/index.ts";
import { validatorId } from "../../testing/validators/index.ts";
import { withLabelsOf } from "./labels.ts";
import { createImports, type Imports, literal, objectOf } from "./module-text.ts";
import { findNamesUsed, marketFunctions, type NamesUsed } from "./names-used.ts";
import { type PictureSettings, withPictures } from "./pictures.ts";
import { remoteId } from "./remote.ts";
import { sources } from "./sources.ts";
import { widgetTable } from "./widget-module.ts";

export interface ModuleSettings extends PictureSettings {
  readonly apiHost: string;
  /** File of the module that decides on flags. */
  readonly flags?: string;
  /** Serving with hot reload: a module for each market, so that an overlay may come and go, which hands on its newest version. */
  readonly isHot: boolean;
  /** A mock of the API responds on the page's own host. */
  readonly isMocked?: boolean;
}

export interface ScreenSource {
  readonly plan: ScreenPlan;
  /** The market, and the language that was chosen. */
  readonly speaker: string;
  /** Schemas of responses by action. */
  readonly responses: ReadonlyMap<string, unknown>;
  /** Those that the module is for. */
  readonly markets: readonly string[];
}

/** The market is left out, so that equal plans of two markets are one text. */
export function screenModule(
  { plan: { market: _, ...plan }, speaker, responses, markets }: ScreenSource,
  catalogue: Catalogue,
  settings: ModuleSettings,
): string {
  const used = findNamesUsed({ ...plan, market: "" }, { commits: [...catalogue.actions.values()].some(({ commits }) => commits) });
  // A developer may ask for what the screen does not show.
  const facts = settings.isHot ? markets.flatMap((id) => Object.keys(catalogue.markets.get(id) ?? {})) : used.facts;
  const language = catalogue.languages.get(plan.language);
  const isChosen = speaker.includes("@");
  const failsInChosen = isChosen && Object.keys(plan.actions).length > 0;
  const messageOf = (rule: string) => JSON.stringify(pickRuleMessage(catalogue.rules.get(rule), { language: plan.language, isChosen }));
  const imports = createImports(settings.root);
  const validator = (schema: unknown) => imports.one("validate", validatorId(schema));
  const lines = [
    // A screen that shows nothing of its market does without the facts about it.
    `const marketOf = (id) => (${facts.length > 0 ? `(${literal(pickFacts(catalogue, markets, facts))})[id]` : "{ id }"});`,
    `const plan = ${withPictures(literal(plan), catalogue, settings)};`,
    `const language = ${literal(language && withLabelsOf(language, catalogue, { ...used, failsInChosen, plan }))};`,
    `const widgets = ${widgetTable(used.widgets, catalogue, imports)};`,
    `const steps = ${imports.table(used.steps, sources.steps)};`,
    `const features = ${imports.table(used.features, sources.features)};`,
    `const views = ${imports.table(used.views, sources.views)};`,
    `const builtins = ${builtinsTable(used, imports)};`,
    `const responses = ${objectOf([...responses.keys()], (name) => validator(responses.get(name)))};`,
    `const rules = ${objectOf(used.rules, (name) => `{ accepts: ${validator(catalogue.rules.get(name)?.value)}, message: ${messageOf(name)} }`)};`,
    `const screen = { plan, language, marketOf, widgets, steps, features, views, builtins, responses, rules };`,
  ];
  if (plan.replacedBy !== undefined) lines.push(`screen.reader = () => import(${JSON.stringify(remoteId(speaker))});`);
  // React's tools show a widget by the name that definitions give it.
  if (settings.isHot) lines.push("for (const [name, widget] of Object.entries(widgets)) widget.displayName = name;");
  return `${[...imports.lines, ...lines].join("\n")}\n`;
}

/** Functions that write amounts and dates are made for the market, each with no more than it needs. */
function builtinsTable({ functions, operators, loops }: NamesUsed, imports: Imports): string {
  const makerOf = (name: string) => (Object.hasOwn(marketFunctions, name) ? marketFunctions[name] : undefined);
  const made = objectOf(functions, (name) => {
    const maker = makerOf(name);
    if (maker === undefined) return imports.one(name, sources.functions);
    return `${imports.one(name, sources.marketFunctions)}(${imports.one(maker, sources.market)}(market))`;
  });
  const table = `{ functions: ${made}, operators: ${imports.table(operators, sources.operators)}, loops: ${imports.table(loops, sources.loops)} }`;
  return functions.some(makerOf) ? `(market) => (${table})` : `() => (${table})`;
}

/** What a screen shows of each market; a path of one name stands for everything below it. */
function pickFacts({ markets }: Catalogue, ids: readonly string[], paths: readonly string[]): object {
  const pick = (from: object, below: readonly string[]): object =>
    Object.fromEntries(Object.entries(from).filter(([name]) => below.includes(name)));
  const inCompany = paths.flatMap((path) => (path.startsWith("company.") ? [path.slice("company.".length)] : []));
  return Object.fromEntries(
    [...markets.values()]
      .filter(({ id }) => ids.includes(id))
      .map((market) => {
        const company = inCompany.length > 0 && !paths.includes("company") ? { company: pick(market.company, inCompany) } : undefined;
        return [market.id, { ...pick(market, ["id", ...paths]), ...company }];
      }),
  );
}
