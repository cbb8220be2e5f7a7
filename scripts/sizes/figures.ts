// What a build weighs, in gzipped bytes.
import { join } from "node:path";
import { bundledSize } from "./bundled-size.ts";
import { readChunks } from "./chunks.ts";

export interface ScreenFigures {
  /** Of the screen alone, beside what every screen needs. */
  readonly own: number;
  /** What the content waits for; before 0.5 it was all. */
  readonly content: number;
  /** All that a first load runs. */
  readonly script: number;
  readonly style: number;
}

export interface Figures {
  /** React and what keeps state. */
  readonly libraries: number;
  readonly state: number;
  /** What every screen needs of ours. */
  readonly ours: number;
  /** The script that asks for a screen's data before the app has come. */
  readonly first: number;
  readonly evaluator: number;
  /** By screen and variant: `payway india`, `register india~T2`. */
  readonly screens: { readonly [screen: string]: ScreenFigures };
  /** Scripts of pages that are read without the app, by route. */
  readonly staticPages: { readonly [route: string]: number };
  /** What reads a screen from the network, by market. */
  readonly remote: { readonly [market: string]: number };
}

export async function measureBuild(root: string, markets: readonly string[]): Promise<Figures> {
  const dist = join(root, "dist");
  const { screens, promotionsOf, always, late, styleOf, ownOf, remoteOf, staticPages, sum, first: firstScript } = readChunks(dist);
  const isLibraries = (file: string) => file.includes("/libraries-");
  const renderer = sum(late);
  const libraries = sum(always.filter(isLibraries)) + renderer;
  const ours = sum(always.filter((file) => !isLibraries(file)));
  const first = sum(firstScript);
  const variants = screens.flatMap((screen) =>
    markets.flatMap((market) => [market, ...promotionsOf(screen, market)]).map((variant) => ({ screen, variant })),
  );
  const figuresOf = (screen: string, variant: string): ScreenFigures => {
    const own = sum(ownOf(screen, variant));
    const script = first + libraries + ours + own;
    return { own, content: script - renderer, script, style: styleOf(screen) };
  };
  const remote = markets.map((market) => [market, sum(remoteOf(market))] as const);
  return {
    libraries,
    // It shares a chunk with React.
    state: await bundledSize(root, "zustand/vanilla"),
    ours,
    first,
    evaluator: await bundledSize(root, join(root, "src/core/expression/evaluate/evaluate.ts")),
    screens: Object.fromEntries(variants.map(({ screen, variant }) => [`${screen} ${variant}`, figuresOf(screen, variant)])),
    staticPages: Object.fromEntries([...staticPages].map(([route, files]) => [route, sum(files)])),
    remote: Object.fromEntries(remote.filter(([, size]) => size > 0)),
  };
}
