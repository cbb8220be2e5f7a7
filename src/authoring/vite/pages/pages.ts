/** The HTML files of all routes. */

import type { FirstLoads, MarketDefinition } from "../../../core/format/index.ts";
import { findNeeded, findShared, type ImportsOf } from "../chunks/chunk-graph.ts";
import { hashContent } from "../content-hash.ts";
import type { CompiledProject, CompiledScreen } from "../screens/compile.ts";
import { listFirstCalls } from "./first-calls.ts";
import { listSite, type SiteListing } from "./listing.ts";
import { type Page, pageFile, writePage } from "./page.ts";
import { pickStyles } from "./page-styles.ts";
import type { Rendered } from "./prerender.ts";
import { needsApp, writeStaticPage } from "./static-page.ts";
import { heightRules, nameHeights } from "./style-sheet.ts";
import { writeUnreachable } from "./unreachable.ts";

/** What the build knows about its chunks, by their file below `dist/`. */
export interface Chunks {
  readonly entry: string;
  /** The table of the screens whose addresses stand after `#`. */
  readonly hashRoutes: string;
  readonly importsOf: ImportsOf;
  /** The chunk of a screen in a variant. */
  chunkOf(screen: string, variant: string): string;
  /** The texts in the code of a chunk and of all that it may fetch. */
  textsOf(chunk: string): readonly string[];
}

interface Scripts {
  /** Static pages begin with it. */
  readonly starter: string;
  /** The others begin with it. */
  readonly first: string;
  /** It notices on the others that the app does not come. */
  readonly fallback: string;
}

export interface PagesInput {
  readonly compiled: CompiledProject;
  readonly rendered: readonly Rendered[];
  readonly chunks: Chunks;
  /** The built index.html of the app. */
  readonly index: string;
  /** The style sheet of all screens. */
  readonly sheet: string;
  readonly base: string;
  /** Code of the scripts that pages have beside the app. */
  readonly scripts: Scripts;
}

/** Without the file a search engine would get the page for unknown addresses. Pages that are not to be listed say so themselves. */
const robots = "User-agent: *\nDisallow:\n";

/** Contents by file below `dist/`. */
export function writePages(input: PagesInput): ReadonlyMap<string, string> {
  const { compiled, rendered, chunks, index, base } = input;
  const files = new Map([["robots.txt", robots]]);
  const site = listSite(compiled.project.catalogue, base);
  const unreachable = writeUnreachable(compiled.project.catalogue, base);
  const { starter, first, fallback } = nameScripts(input.scripts);
  files.set(first, input.scripts.first);
  const hashed = writeHashedSheet(input);
  if (hashed) files.set(hashed.file, hashed.text);
  const markets = [...compiled.project.catalogue.markets.values()];
  const defaultMarket = findDefaultMarket(markets);
  const others = markets.flatMap(({ id, flag }) => (id === defaultMarket || flag === null ? [] : [flag]));
  const languages = [...new Set(markets.flatMap((market) => (market.languages.length > 1 ? market.languages : [])))];
  for (const screen of compiled.screens) {
    const file = pageFile(screen.route);
    if (file === undefined) continue;
    const preloads = findPreloads(screen, chunks).map((chunk) => base + chunk);
    const served = servedBy(file, screen, compiled.screens);
    const named = { id: screen.id, route: screen.route, chunks: ownChunks(screen, input) };
    const own = findRendered(screen, rendered);
    const described = describe(screen, own, site);
    const rules = writeStyles(served, input, unreachable) + heightRules(described.body);
    const sheets = file === "index.html" && hashed ? { href: base + hashed.file, screens: hashed.screens } : undefined;
    const styles = { text: rules, screens: served.map(({ id }) => id), hashed: sheets };
    const page = { ...described, preloads, styles, screen: named, unreachable };
    const firstScript = { src: base + first, loads: readLoads(screen, file, { ...input, preloads }) };
    if (screen.isStatic) {
      const isWanted = [...screen.plans.values()].some(needsApp);
      files.set(starter, input.scripts.starter);
      const forms = own.others.map((form) => ({ ...form, html: nameHeights(form.html), address: site.addressOf(screen.route, form) }));
      const scripts = { src: base + starter, app: base + chunks.entry, first: firstScript };
      files.set(file, writeStaticPage(index, page, { ...scripts, others, languages, forms, isWanted }));
    } else {
      files.set(fallback, input.scripts.fallback);
      const scripts = { first: firstScript, fallback: { src: base + fallback, app: base + chunks.entry } };
      files.set(file, writePage(index, { ...page, ...scripts }));
    }
  }
  return files;
}

/** The style sheet of the screens whose addresses stand after `#`: the first page is that of all of them, and holds the styles of its own. */
function writeHashedSheet(input: PagesInput) {
  const screens = input.compiled.screens.filter(({ route }) => route.startsWith("#"));
  const text = writeStyles(screens, input);
  return screens.length > 0 ? { file: `assets/hashed-${hashContent(text)}.css`, text, screens: screens.map(({ id }) => id) } : undefined;
}

/** None where promotions change the screen: which of them an address means is looked up in the table. */
function ownChunks(screen: CompiledScreen, { chunks, base }: PagesInput): ReadonlyMap<string, string> {
  const variants = [...screen.plans.keys()];
  const isPlain = !variants.some((variant) => variant.includes("+"));
  return new Map((isPlain ? variants : []).map((variant) => [variant, base + chunks.chunkOf(screen.id, variant)]));
}

function nameScripts(scripts: Scripts): Scripts {
  const nameOf = (name: keyof Scripts): string => `assets/${name}-${hashContent(scripts[name])}.js`;
  return { starter: nameOf("starter"), first: nameOf("first"), fallback: nameOf("fallback") };
}

/** The first page is also that of all addresses after `#`, whose screens are found by a table. */
function readLoads(screen: CompiledScreen, file: string, input: PagesInput & { readonly preloads: readonly string[] }): FirstLoads {
  const { compiled, chunks, base, preloads } = input;
  const others = file === "index.html" ? compiled.screens.filter(({ route }) => route.startsWith("#")) : [];
  // A page that holds its whole screen needs nothing for it; what stands in the path only the app reads.
  const loads = [...(screen.isStatic || screen.route.includes(":") ? [] : [screen]), ...others].map((one) => {
    const table = one === screen ? [] : [base + chunks.hashRoutes];
    const own = ownChunks(one, input);
    // A chosen language asks for the same, and its chunk stands on the page.
    const byMarket = [...listFirstCalls(one.plans)].filter(([speaker]) => !speaker.includes("@"));
    const bySpeaker = byMarket.map(([speaker, calls]) => {
      const wanted = [...table, own.get(speaker) ?? ""].filter((chunk) => chunk !== "" && !preloads.includes(chunk));
      return [speaker, { chunks: wanted, calls }] as const;
    });
    return [one.route, Object.fromEntries(bySpeaker.filter(([, { chunks: wanted, calls }]) => wanted.length + calls.length > 0))] as const;
  });
  return Object.fromEntries(loads.filter(([, bySpeaker]) => Object.keys(bySpeaker).length > 0));
}

/** The first page is also what unknown addresses get. */
function servedBy(file: string, screen: CompiledScreen, screens: readonly CompiledScreen[]): readonly CompiledScreen[] {
  const others = file === "index.html" ? screens.filter(({ route }) => route === "*") : [];
  return [screen, ...others];
}

function writeStyles(screens: readonly CompiledScreen[], { chunks, sheet }: PagesInput, html = ""): string {
  const own = screens.flatMap(({ id, plans }) => [...plans.keys()].flatMap((variant) => chunks.textsOf(chunks.chunkOf(id, variant))));
  return pickStyles(sheet, [...chunks.textsOf(chunks.entry), html, ...own]);
}

/** What both markets need: the market is known only when the address has been read. */
function findPreloads(screen: CompiledScreen, { entry, importsOf, chunkOf }: Chunks): readonly string[] {
  const always = findNeeded(entry, importsOf);
  const chunks = [...screen.plans.keys()].map((market) => chunkOf(screen.id, market));
  const own = findShared(chunks, importsOf);
  return [...new Set([...always, ...own])].filter((chunk) => chunk !== entry);
}

function findRendered(screen: CompiledScreen, rendered: readonly Rendered[]): Rendered {
  const own = rendered.find(({ id }) => id === screen.id);
  if (!own) throw new Error(`The app has not rendered the screen ${screen.id}.`);
  return own;
}

function describe(
  { route, description, isStatic }: CompiledScreen,
  rendered: Rendered,
  { listing, icons }: SiteListing,
): Omit<Page, "preloads" | "styles" | "screen" | "unreachable"> {
  const { title, lang, isRtl, html } = rendered;
  const facts = { title, description, lang, isRtl, icons, body: nameHeights(html) };
  return isStatic ? { ...facts, listing: listing({ route, description, rendered }) } : facts;
}

/** The market of an address that names none: a page needs some language before the address is read. */
function findDefaultMarket(markets: readonly MarketDefinition[]): string {
  return (markets.find(({ flag }) => flag === null) ?? markets[0])?.id ?? "";
}
