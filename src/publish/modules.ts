/** Texts of the virtual modules: what a screen needs as one lazily loaded module, the routes, the accent colours. */
import { join } from "node:path";
import type { ScreenPlan } from "../contract/index.ts";
import type { Catalogue } from "../definition/index.ts";
import type { CompiledScreen, Publication } from "./compile.ts";
import { withLabelsUsed } from "./labels-used.ts";
import { findNamesUsed, marketFunctions, type NamesUsed } from "./names-used.ts";
import { styleSheet } from "./style-sheet.ts";

export const routesId = "virtual:layar/routes";
export const themesId = "virtual:layar/themes.css";
export const screenPrefix = "virtual:layar/screen/";
const factsId = "virtual:layar/facts";

export interface ModuleSettings {
  readonly root: string;
  readonly apiHost: string;
  /** Serving with hot reload: a module for each market, so that an overlay may come and go, which hands on its newest version. */
  readonly isHot: boolean;
}

/** Every virtual module by its id. */
export function writeModules(publication: Publication, settings: ModuleSettings): ReadonlyMap<string, string> {
  const { catalogue } = publication.project;
  const modules = new Map<string, string>();
  const routes: string[] = [];
  for (const screen of publication.screens) {
    const ids = new Map<string, string>();
    const bodies = [...screen.plans].map(([market, plan]) => ({ market, text: screenModule(plan, catalogue, settings) }));
    const isShared = !settings.isHot && new Set(bodies.map(({ text }) => text)).size === 1;
    for (const { market, text } of bodies) {
      const id = `${screenPrefix}${screen.id}${isShared ? "" : `/${market}`}`;
      modules.set(id, text + (settings.isHot ? hotExport(screen.id) : coldExport));
      ids.set(market, id);
    }
    routes.push(routeEntry(screen, ids));
  }
  modules.set(factsId, factsModule(catalogue));
  modules.set(routesId, routesModule(catalogue, routes, settings));
  modules.set(themesId, styleSheet(publication));
  return modules;
}

/** The market is left out, so that equal plans of two markets are one text. */
function screenModule({ market: _, ...plan }: ScreenPlan, catalogue: Catalogue, { root }: ModuleSettings): string {
  const used = findNamesUsed({ ...plan, market: "" });
  const answers = Object.keys(plan.actions).filter((name) => catalogue.actions.get(name)?.answer !== undefined);
  const language = catalogue.languages.get(plan.language);
  const messageOf = (rule: string) => JSON.stringify(catalogue.rules.get(rule)?.message[plan.language] ?? "");
  const path = (...parts: string[]) => JSON.stringify(join(root, ...parts));
  const imports = createImports(path);
  const lines = [
    `const plan = ${literal(plan)};`,
    `const language = ${literal(language && withLabelsUsed(language, root, used))};`,
    `const widgets = ${imports.table(used.widgets, "widgets/index.ts")};`,
    `const steps = ${imports.table(used.steps, "src/runtime/steps.ts")};`,
    `const parts = ${imports.table(used.parts, "src/runtime/parts.ts")};`,
    `const views = ${imports.table(used.views, "src/view/parts.ts")};`,
    `const words = ${wordsTable(used, imports)};`,
    `const answers = ${objectOf(answers, (name) => imports.one("validate", `src/contract/answers/${name}.gen.js`))};`,
    `const rules = ${objectOf(used.rules, (name) => `{ accepts: ${imports.one("validate", `src/contract/rules/${name}.gen.js`)}, message: ${messageOf(name)} }`)};`,
    `const screen = { plan, language, ${used.facts ? "facts, " : ""}widgets, steps, parts, views, words, answers, rules };`,
  ];
  if (used.facts) imports.lines.push(`import facts from ${JSON.stringify(factsId)};`);
  return `${[...imports.lines, ...lines].join("\n")}\n`;
}

interface Imports {
  readonly lines: string[];
  /** Imports one export and gives the name that it has here. */
  one(name: string, file: string): string;
  /** An object of exports by their own names. */
  table(names: readonly string[], file: string): string;
}

function createImports(path: (file: string) => string): Imports {
  const lines: string[] = [];
  const one: Imports["one"] = (name, file) => {
    const local = `i${lines.length}`;
    lines.push(`import { ${JSON.stringify(name)} as ${local} } from ${path(file)};`);
    return local;
  };
  return { lines, one, table: (names, file) => objectOf(names, (name) => one(name, file)) };
}

function objectOf(names: readonly string[], show: (name: string) => string): string {
  return `{ ${names.map((name) => `${JSON.stringify(name)}: ${show(name)}`).join(", ")} }`;
}

/** Functions that write amounts and dates are made for the market, and bring its formats along. */
function wordsTable({ functions, operators, loops }: NamesUsed, imports: Imports): string {
  const isOfMarket = (name: string) => marketFunctions.includes(name);
  const made = objectOf(functions, (name) =>
    isOfMarket(name)
      ? `${imports.one(name, "src/expression/market-functions.ts")}(formats)`
      : imports.one(name, "src/expression/functions.ts"),
  );
  const all = loops ? `, loops: ${imports.one("loops", "src/expression/loops.ts")}` : "";
  const words = `{ functions: ${made}, operators: ${imports.table(operators, "src/expression/operators.ts")}${all} }`;
  if (!functions.some(isOfMarket)) return `() => (${words})`;
  return `(market) => { const formats = ${imports.one("createFormats", "src/market/index.ts")}(market); return ${words}; }`;
}

const coldExport = "export default screen;\n";

/** `import()` keeps finding the first version, so that one keeps the newest at hand, and the app is told to fetch it. */
function hotExport(screen: string): string {
  return `export const newest = () => import.meta.hot.data.screen;
import.meta.hot.data.screen = screen;
import.meta.hot.accept(() => window.dispatchEvent(new CustomEvent("layar:screen", { detail: ${JSON.stringify(screen)} })));
`;
}

function routeEntry({ id, route }: CompiledScreen, modules: ReadonlyMap<string, string>): string {
  const fetches = [...modules].map(([market, module]) => ({ market, fetch: `() => import(${JSON.stringify(module)})` }));
  const isShared = new Set(modules.values()).size === 1;
  const open = isShared ? fetches[0]?.fetch : `{ ${fetches.map(({ market, fetch }) => `${JSON.stringify(market)}: ${fetch}`).join(", ")} }`;
  return `[${JSON.stringify(id)}, ${JSON.stringify(route)}, ${open}]`;
}

/** What a page must know of its markets before it has a screen; the facts about them come with the screens that show some. */
function routesModule(catalogue: Catalogue, routes: readonly string[], { apiHost, isHot }: ModuleSettings): string {
  const markets = [...catalogue.markets.values()].map(({ id, flag, language }) => ({ id, flag, language }));
  const { $schema: _, ...settings } = catalogue.settings;
  return `export const markets = ${literal(markets)};
const complete = (screen, { id }) => ({ ...screen, plan: { ...screen.plan, market: id }, market: screen.facts ? screen.facts[id] : { id } });
const openers = (fetches) => {
  const open = {};
  for (const market of markets)
    open[market.id] = () => (fetches[market.id] || fetches)().then((module) => complete(${isHot ? "module.newest()" : "module.default"}, market));
  return open;
};
export const routes = [
  ${routes.join(",\n  ")},
].map(([id, route, fetches]) => ({ id, route, open: openers(fetches) }));
export const settings = ${literal(settings)};
export const apiHost = ${JSON.stringify(apiHost)};
`;
}

/** Facts by market, without the colours, which the style sheet has. */
function factsModule(catalogue: Catalogue): string {
  const facts = [...catalogue.markets.values()].map(({ accent: _, $schema: __, $comment: ___, ...rest }) => [rest.id, rest]);
  return `export default ${literal(Object.fromEntries(facts))};\n`;
}

/** JSON as an expression of the language, in which `"__proto__": x` would set a prototype instead of a property. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('"__proto__":', '["__proto__"]:');
}
