// Which screens a host can show, and how their code comes.
import { checkMarket, checkSpeaker } from "#checks";
import type { Settings } from "../../core/format/index.ts";
import { speakerOf } from "../../core/market/index.ts";
import { createCache, type ScreenModule, type Wire } from "../runtime/index.ts";
import type { ScreenViews, Widgets } from "../view/index.ts";

/** A compiled screen, with the widgets and the parts of the view that it needs. */
export interface CompiledScreen extends ScreenModule {
  readonly widgets: Widgets;
  readonly views: ScreenViews;
  /** While developing: parameters that must be given. @internal */
  readonly needs?: readonly string[];
}

/** One module serves all markets in which the screen is the same. */
export interface ScreenLoader {
  readonly default: Omit<CompiledScreen, "market"> & {
    marketOf(id: string): CompiledScreen["market"];
  };
  /** While serving with hot reload: the module's newest version. */
  newest?(): ScreenLoader["default"];
}

/** Fetches a screen, by market; by `<market>@<language>` for a chosen language, `<market>+<template>` where a promotion has one of its own. */
export interface OpenBySpeaker {
  readonly [speaker: string]: () => Promise<ScreenLoader>;
}

/** What a project has beside its screens, as the build knows it. */
export interface Project {
  /** Its markets, each with its languages: the first is the one in which nobody has chosen any. */
  readonly markets: readonly { readonly id: string; readonly languages: readonly string[] }[];
  /** @internal */
  readonly settings: Settings;
  /** Those that any screen may need: `toast`, `screen-error` and `node-error`. @internal */
  readonly widgets: Widgets;
  /** @internal */
  readonly wire: Wire;
  /** While developing: calls back with the id of each screen whose definition has changed. Gives what ends that. @internal */
  onChange?(listener: (screen: string) => void): () => void;
  /** While developing: the name of an element that shows what is wrong with a screen, in its place. @internal */
  readonly problemsElement?: string;
}

/**
 * What a screen takes and holds, as the generated `layar-env.d.ts` says it. Without that file everything may be given to every screen.
 *
 * @example type State = TypesOf<typeof screens.ride>["state"];
 */
export interface ScreenTypes {
  readonly market: string;
  readonly language: string;
  /** Parameters by name; a link may leave an optional one out. */
  readonly params: { readonly [name: string]: string | undefined };
  readonly state: object;
  /** Responses by the names under which the screen loads them. */
  readonly data: object;
  /** By the ids of nodes: what of them the screen reacts to, such as `"tap"`. */
  readonly events?: object;
  /** Situations of the mock server. */
  readonly scenario: string;
}

/** A screen as `virtual:layar` has it, fetched when it is shown, or as `compileScreen` gives it. */
export interface ScreenEntry<T extends ScreenTypes = ScreenTypes> {
  /** For example `rides-list`. */
  readonly id: string;
  /** For example `/rides`. */
  readonly route: string;
  /** @internal */
  readonly open: OpenBySpeaker;
  /** What `open` would fetch, by the same names, where it is there at once. @internal */
  readonly ready?: { readonly [speaker: string]: ScreenLoader };
  readonly project: Project;
  /** Of the compiler of TypeScript alone: nothing is there. */
  readonly types?: T;
}

/** What a screen takes and holds, by its entry. */
export type TypesOf<E extends ScreenEntry> = NonNullable<E["types"]>;

/** By what a chunk exports: a screen that opens again is the same object, whose expressions are compiled already. */
const placedOf = createCache((_screen: ScreenLoader["default"]) => new Map<string, CompiledScreen>());

function placeScreen({ default: first, newest }: ScreenLoader, market: string): CompiledScreen {
  const screen = newest?.() ?? first;
  const known = placedOf(screen);
  const found = known.get(market) ?? { ...screen, plan: { ...screen.plan, market }, market: screen.marketOf(market) };
  known.set(market, found);
  return found;
}

/** `speaker` is a market, or `<market>@<language>` where one was chosen; a screen that is the same in it does not know that. */
export async function openEntry(open: OpenBySpeaker, speaker: string, promotion?: string): Promise<CompiledScreen> {
  const [market = ""] = speaker.split("@");
  const fetch = open[`${speaker}+${promotion}`] ?? open[`${market}+${promotion}`] ?? open[speaker] ?? open[market];
  if (!fetch) {
    checkSpeaker(open, market);
    throw new Error(market);
  }
  return placeScreen(await fetch(), market);
}

/** The speaker of a market and a language that a host names. Throws on a market that the project has not. */
export function findSpeaker({ markets }: Project, market: string, language: string | undefined): string {
  const found = markets.find(({ id }) => id === market);
  checkMarket(markets, market, language);
  if (!found) throw new Error(market);
  return speakerOf(found, language);
}

/** Screens that are there, by their entry and speaker: one that is shown again is shown at once. */
const loadedOf = createCache((_entry: ScreenEntry) => new Map<string, CompiledScreen>());

/** Undefined for a screen that has yet to be fetched. */
export function findLoaded(entry: ScreenEntry, speaker: string): CompiledScreen | undefined {
  const [market = ""] = speaker.split("@");
  const there = entry.ready?.[speaker] ?? entry.ready?.[market];
  return there ? placeScreen(there, market) : loadedOf(entry).get(speaker);
}

/** Fetches what a speaker sees of a screen. */
export async function loadScreen(entry: ScreenEntry, speaker: string): Promise<CompiledScreen> {
  const screen = await openEntry(entry.open, speaker);
  loadedOf(entry).set(speaker, screen);
  return screen;
}
