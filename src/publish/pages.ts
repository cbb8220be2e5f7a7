/** The HTML files of all routes. */
import type { MarketDefinition } from "../contract/index.ts";
import { findNeeded, findShared, type ImportsOf } from "./chunk-graph.ts";
import type { CompiledScreen, Publication } from "./compile.ts";
import { joinRenderings } from "./neutral.ts";
import { type Page, pageFile, writePage } from "./page.ts";
import type { Rendered } from "./prerender.ts";
import { nameHeights } from "./style-sheet.ts";

/** What the build knows about its chunks, by their file below `dist/`. */
export interface Chunks {
  readonly entry: string;
  readonly importsOf: ImportsOf;
  /** The chunk of a screen in a market. */
  chunkOf(screen: string, market: string): string;
}

export interface PagesInput {
  readonly publication: Publication;
  readonly rendered: readonly Rendered[];
  readonly chunks: Chunks;
  /** The built index.html of the app. */
  readonly index: string;
  readonly base: string;
}

/** Contents by file below `dist/`. */
export function writePages({ publication, rendered, chunks, index, base }: PagesInput): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const fallback = findDefaultMarket([...publication.project.catalogue.markets.values()]);
  for (const screen of publication.screens) {
    const file = pageFile(screen.route);
    if (file === undefined) continue;
    const preloads = findPreloads(screen, chunks).map((chunk) => base + chunk);
    files.set(file, writePage(index, { ...describe(screen, rendered, fallback), preloads }));
  }
  return files;
}

/** What both markets need: the market is known only when the address has been read. */
function findPreloads(screen: CompiledScreen, { entry, importsOf, chunkOf }: Chunks): readonly string[] {
  const always = findNeeded(entry, importsOf);
  const own = findShared(
    [...screen.plans.keys()].map((market) => chunkOf(screen.id, market)),
    importsOf,
  );
  return [...new Set([...always, ...own])].filter((chunk) => chunk !== entry);
}

function describe(screen: CompiledScreen, rendered: readonly Rendered[], fallback: string): Omit<Page, "preloads"> {
  const own = rendered.filter(({ id }) => id === screen.id);
  const first = own.find(({ market }) => market === fallback) ?? own[0];
  if (!first) throw new Error(`The app has not rendered the screen ${screen.id}.`);
  const body = joinRenderings(own.map(({ html }) => nameHeights(html))) ?? "";
  return { title: first.title, description: screen.description, lang: first.lang, body };
}

/** The market of an address that names none: a page needs some language before the address is read. */
function findDefaultMarket(markets: readonly MarketDefinition[]): string {
  return (markets.find(({ flag }) => flag === null) ?? markets[0])?.id ?? "";
}
