/** Texts of the virtual modules: what a screen needs as one lazily loaded module, the routes, the accent colours. */
import { compareRoutes } from "../../../core/market/index.ts";
import { alwaysWidgets, type Cache, type Catalogue, createCache } from "../../compiler/index.ts";
import { engineFile } from "../../project/index.ts";
import { validatorId, writeSilentValidator, writeValidator } from "../../testing/validators/index.ts";
import { findFile } from "../engine.ts";
import { styleSheet } from "../pages/style-sheet.ts";
import type { CompiledProject, CompiledScreen } from "./compile.ts";
import { deploymentModule, flagsModule, workerWordsModule } from "./deployment-module.ts";
import { createImports, literal } from "./module-text.ts";
import { disclosuresModule, receiptsModule } from "./receipts-module.ts";
import { remoteModules, remoteResponses } from "./remote.ts";
import { routeEntry } from "./route-entry.ts";
import { type ModuleSettings, type ScreenSource, screenModule } from "./screen-module.ts";
import { shareModules, type VariantModule } from "./share-modules.ts";
import { hostStyles, sources } from "./sources.ts";
import { widgetTable } from "./widget-module.ts";
import { wireModule } from "./wire-module.ts";

export const hostId = "virtual:layar";
export const deploymentId = "virtual:layar/deployment";
const flagsId = "virtual:layar/flags";
const receiptsId = "virtual:layar/receipts";
const disclosuresId = "virtual:layar/disclosures";
const wireId = "virtual:layar/wire";
export const routesId = "virtual:layar/routes";
export const hashRoutesId = "virtual:layar/hash-routes";
const alwaysId = "virtual:layar/widgets";
export const themesId = "virtual:layar/themes.css";
const workerTextsId = "virtual:layar/worker-texts";
/** No part of a build. */
const problemsElementFile = engineFile("src/authoring/vite/serve/problems-element.ts");

export interface WrittenModules {
  /** Every virtual module by its id. */
  readonly modules: ReadonlyMap<string, string>;
  /** By screen: the ids of its modules by variant. */
  readonly ofScreens: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

export function writeModules(compiled: CompiledProject, settings: ModuleSettings): WrittenModules {
  return createModuleWriter(settings)(compiled);
}

/** The same for a project that is compiled again and again: a plan that did not change is not written again. */
export function createModuleWriter(settings: ModuleSettings): (compiled: CompiledProject) => WrittenModules {
  const cache = createCache<VariantModule>();
  return (compiled) => writeAll(compiled, settings, cache);
}

function writeAll(compiled: CompiledProject, settings: ModuleSettings, cache: Cache<VariantModule>): WrittenModules {
  const { catalogue } = compiled.project;
  const modules = new Map<string, string>();
  const ofScreens = new Map<string, ReadonlyMap<string, string>>();
  for (const screen of compiled.screens) {
    const variants = [...screen.plans].map(([variant, plan]) => {
      const responses = screen.responses.get(variant) ?? new Map();
      return cache(`${screen.id} ${variant}`, [plan, catalogue, responses], () =>
        writeVariant({ variant, plan, responses }, catalogue, settings),
      );
    });
    const shared = shareModules(screen.id, variants, settings);
    for (const [id, text] of shared.modules) modules.set(id, text + (settings.isHot ? hotExport(screen) : coldExport));
    ofScreens.set(screen.id, shared.ids);
  }
  const routes = compiled.screens.map((screen) => ({
    id: screen.id,
    route: screen.route,
    entry: routeEntry(screen, ofScreens.get(screen.id) ?? new Map()),
  }));
  const write = settings.isHot ? writeValidator : writeSilentValidator;
  for (const schema of schemasOf(compiled)) modules.set(validatorId(schema), write(schema));
  for (const [id, text] of remoteModules(compiled, settings)) modules.set(id, text);
  modules.set(alwaysId, alwaysModule(catalogue, settings));
  modules.set(deploymentId, deploymentModule(catalogue, settings));
  modules.set(flagsId, flagsModule(settings));
  modules.set(receiptsId, receiptsModule(catalogue.settings, settings));
  modules.set(disclosuresId, disclosuresModule(compiled.screens));
  modules.set(wireId, wireModule(catalogue, settings));
  for (const [id, table] of routeTables(routes, settings)) modules.set(id, table);
  modules.set(hostId, hostModule([...routes, ...missingRoutes(compiled)], settings));
  modules.set(workerTextsId, workerWordsModule(catalogue));
  modules.set(themesId, styleSheet(compiled));
  return { modules, ofScreens };
}

/** Of what screens check while they run. */
function schemasOf({ project, screens }: CompiledProject): unknown[] {
  const responses = screens.flatMap((screen) => [...screen.responses.values()].flatMap((schemas) => [...schemas.values()]));
  return [...responses, ...remoteResponses(project.catalogue).values(), ...[...project.catalogue.rules.values()].map(({ value }) => value)];
}

interface VariantSource extends Pick<ScreenSource, "plan" | "responses"> {
  readonly variant: string;
}

function writeVariant({ variant, plan, responses }: VariantSource, catalogue: Catalogue, settings: ModuleSettings): VariantModule {
  const [speaker = "", promotion] = variant.split("+");
  const written = createCache<string>();
  const textFor = (markets: string): string =>
    written(markets, [], () => screenModule({ plan, responses, speaker, markets: markets.split(" ") }, catalogue, settings));
  // While serving, no two variants share a module.
  const alike = settings.isHot ? variant : textFor([...catalogue.markets.keys()].join(" "));
  return { variant, market: plan.market, isPromotion: promotion !== undefined, alike, textFor };
}

const coldExport = "export default screen;\n";

/**
 * `import()` keeps finding the first version, so that one keeps the newest at hand, and the app is asked to fetch it. What runs modules for
 * tests has a `hot` that keeps nothing.
 */
function hotExport({ id, needs }: Pick<CompiledScreen, "id" | "needs">): string {
  return `screen.needs = ${JSON.stringify(needs)};
export { screen as default };
export const newest = () => import.meta.hot?.data?.screen ?? screen;
if (import.meta.hot?.data) {
  import.meta.hot.data.screen = screen;
  import.meta.hot.accept(() => window.dispatchEvent(new CustomEvent("layar:screen", { detail: ${JSON.stringify(id)} })));
}
`;
}

/**
 * All routes for tools; those of paths and those of hashes for pages, which need one of the two. Each has the screen for unknown addresses,
 * and what reads the parameters of routes, where a route has some.
 */
function routeTables(
  routes: readonly { readonly route: string; readonly entry: string }[],
  { root }: ModuleSettings,
): [id: string, text: string][] {
  const table = (fits: (route: string) => boolean): string => {
    const own = routes.filter(({ route }) => fits(route)).sort((one, other) => compareRoutes(one.route, other.route));
    const reads = own.some(({ route }) => route.includes(":"));
    const reader = reads
      ? `export { readRoute } from ${JSON.stringify(findFile(root, sources.market))};\n`
      : "export const readRoute = undefined;\n";
    return `${reader}export const routes = [\n${own.map(({ entry }) => `  ${entry},\n`).join("")}];\n`;
  };
  return [
    [routesId, table(() => true)],
    ["virtual:layar/path-routes", table((route) => !route.startsWith("#"))],
    [hashRoutesId, table((route) => !route.startsWith("/"))],
  ];
}

/** Screens that cannot be opened before their problems are solved. */
function missingRoutes({ project, missing = [] }: CompiledProject): { readonly id: string; readonly entry: string }[] {
  return missing.map((id) => ({ id, entry: literal({ id, route: project.screens.get(id)?.value.route ?? "", open: {} }) }));
}

/** What a host's own code imports: every screen by its id, fetched when it is shown, with what the project has beside them. */
function hostModule(routes: readonly { readonly id: string; readonly entry: string }[], { isHot, root }: ModuleSettings): string {
  const screens = routes.map(({ id, entry }) => `  ${JSON.stringify(id)}: { ...${entry}, project },\n`);
  // While serving, a screen whose definition has changed is shown again, and what is wrong with it where it stands.
  const serving = `, problemsElement, onChange: (listen) => {
  const hear = ({ detail }) => listen(detail);
  window.addEventListener("layar:screen", hear);
  return () => window.removeEventListener("layar:screen", hear);
}`;
  return `import ${JSON.stringify(findFile(root, hostStyles))};
import ${JSON.stringify(themesId)};
import { markets, settings } from ${JSON.stringify(deploymentId)};
import { widgets } from ${JSON.stringify(alwaysId)};
import { reading, writing } from ${JSON.stringify(wireId)};
${isHot ? `import { problemsElement } from ${JSON.stringify(problemsElementFile)};\n` : ""}const project = { markets, settings, widgets, wire: { reading, writing, timeoutMs: settings.timeoutMs }${isHot ? serving : ""} };
export const screens = {
${screens.join("")}};
`;
}

/** Widgets that any screen may need. */
function alwaysModule(catalogue: Catalogue, { root }: ModuleSettings): string {
  const imports = createImports(root);
  const table = widgetTable(alwaysWidgets, catalogue, imports);
  return `${imports.lines.join("\n")}\nexport const widgets = ${table};\n`;
}
