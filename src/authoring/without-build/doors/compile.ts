import type { ScreenEntry, ScreenLoader } from "../../../browser/embed/index.ts";
import * as views from "../../../browser/view/features.ts";
import type { Widgets } from "../../../browser/view/index.ts";
import { judgeNotices, type ScreenPlan } from "../../../core/format/index.ts";
import { findWire, speakerOf } from "../../../core/market/index.ts";
import { checkPhase, lightChecks } from "../../checker/light.ts";
import {
  type Catalogue,
  type Compilation,
  type CompiledVariant,
  createCache,
  createCompiler,
  findBlocking,
  listNeededParams,
} from "../../compiler/index.ts";
import { createScreenModule, createWire, interpretSchema } from "../linker/index.ts";
import { refuseScreen } from "./definition-error.ts";
import { listFiles, type ProjectFile, type ProjectFiles } from "./project-files.ts";
import { refuse } from "./refuse.ts";

export { DefinitionError } from "./definition-error.ts";
export type { DefinitionProblem } from "./problems.ts";
export type { ProjectFile, ProjectFiles } from "./project-files.ts";

/** Which screen is compiled, and for whom. */
export interface CompileOptions {
  /** Id of the screen, for example `rides-list`. */
  readonly screen: string;
  /** Id of the market in which it is shown. */
  readonly market: string;
  /** One of the market's languages, which the screen then speaks. Default: all of them, of which the provider chooses. */
  readonly language?: string;
  /** The template of a promotion that has an overlay of this screen. Default: none. */
  readonly promotion?: string;
  /** Components by the names of widgets, `toast`, `screen-error` and `node-error` among them. Default: those of the provider. */
  readonly widgets?: Widgets;
  /** Where the pictures of `screens/pictures/` are served, for example `/pictures/`. Default: `/`. */
  readonly pictures?: string;
}

/** A compiled screen, for `<Screen screen={…} />`, with what it was made of. Its code is there at once, also on a server. */
export interface CompiledEntry extends ScreenEntry {
  /** All files of the project, for tools such as `renderScreen`. */
  readonly files: readonly ProjectFile[];
}

/**
 * Stores what it made of each file: a screen that is compiled again costs only what has changed. The app gives the components, which may be
 * other ones than the schemas are of, so none of them is called in place of being mounted.
 */
const compiler = createCompiler({ checks: checkPhase(lightChecks), isPlain: () => false });
/** What has not changed is the same object, so that an open screen stays as it is. */
const entries = createCache<ScreenEntry>();

/**
 * Checks and compiles one screen, where no build has done so: on a server, in a test, in a page that shows what somebody writes. It reads no
 * disk, and neither it nor what it gives runs code of a string.
 *
 * Throws a `DefinitionError` when what the screen is made of has problems, and an `Error` that has the right names for a screen, market,
 * language or promotion that the project has not. Problems of other screens are no matter.
 *
 * @example
 * const rides = compileScreen(files, { screen: "rides-list", market: "brasil" });
 * <LayarProvider market="brasil" widgets={widgets} transport={transport} navigate={navigate}>
 *   <Screen screen={rides} />
 * </LayarProvider>
 */
export function compileScreen(files: ProjectFiles, options: CompileOptions): CompiledEntry {
  const listed = listFiles(files);
  const compilation = compiler.compile(listed);
  const { catalogue } = compilation.project;
  const variants = findVariants(compilation, options);
  const { screen, market, language, promotion, widgets, pictures } = options;
  const name = [screen, market, language, promotion, pictures].join();
  return { ...entries(name, [catalogue, widgets, ...variants], () => linkScreen(variants, catalogue, options)), files: listed };
}

function linkScreen(variants: readonly CompiledVariant[], catalogue: Catalogue, options: CompileOptions): ScreenEntry {
  const { screen: id, market, language, widgets = {} } = options;
  const { settings } = catalogue;
  const languages = language === undefined ? (catalogue.markets.get(market)?.languages ?? []) : [language];
  // In its one language the screen is that of the market.
  const nameOf = (variant: CompiledVariant) => (language === undefined ? nameSpeaker(variant) : market);
  const ready = Object.fromEntries(variants.map((variant) => [nameOf(variant), linkVariant(variant, catalogue, options)]));
  return {
    id,
    route: variants[0]?.resolved.screen.route ?? "",
    open: Object.fromEntries(Object.entries(ready).map(([speaker, loader]) => [speaker, async () => loader])),
    ready,
    project: { markets: [{ id: market, languages }], settings, widgets, wire: createWire(findWire(catalogue.wire), settings) },
  };
}

function nameSpeaker({ resolved }: CompiledVariant): string {
  return resolved.name.split("+")[0] ?? "";
}

function linkVariant(variant: CompiledVariant, catalogue: Catalogue, { widgets = {}, pictures = "/" }: CompileOptions): ScreenLoader {
  const plan = placePictures(variant.plan(), pictures);
  const { market, ...module } = createScreenModule(variant, catalogue, { validate: interpretSchema, plan });
  const needs = listNeededParams(variant.resolved.screen);
  return { default: { ...module, widgets, views: { ...views }, needs, marketOf: () => market } };
}

/** The plan with addresses in place of `picture:spring.svg`. */
function placePictures(plan: ScreenPlan, folder: string): ScreenPlan {
  return JSON.parse(JSON.stringify(plan), (_, value: unknown) => {
    return typeof value === "string" ? value.replace(/^picture:(?=[\w./-]+$)/, folder) : value;
  });
}

/** Those of the market and the promotion, one for each language that is wanted. */
function findVariants(compilation: Compilation, { screen, market, language, promotion }: CompileOptions): readonly CompiledVariant[] {
  const { project, screens } = compilation;
  const { problems } = judgeNotices(compilation.problems, true);
  const blocking = findBlocking(compilation, screen, { problems, isDeveloping: true });
  if (blocking.length > 0) refuseScreen(screen, blocking, project.texts);
  const { markets } = project.catalogue;
  const compiled = screens.get(screen) ?? refuse("screen", screen, [...screens.keys()]);
  const { languages } = markets.get(market) ?? refuse("market", market, [...markets.keys()]);
  if (language !== undefined && !languages.includes(language)) refuse("language", language, languages);
  const ofMarket = compiled.variants.filter(({ resolved }) => resolved.market.id === market);
  const promotions = new Set(ofMarket.flatMap(({ resolved }) => resolved.templateId ?? []));
  if (promotion !== undefined && !promotions.has(promotion)) refuse("promotion", promotion, [...promotions]);
  const promoted = ofMarket.filter(({ resolved }) => resolved.templateId === promotion);
  if (language === undefined) return promoted;
  const speaker = speakerOf({ id: market, languages }, language);
  // The first is the one in which nobody has chosen a language.
  return [promoted.find((variant) => nameSpeaker(variant) === speaker) ?? promoted[0]].flatMap((variant) => variant ?? []);
}
