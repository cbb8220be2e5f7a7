/** Finds the screen of an address: the page names its own, and a table, fetched on demand, names all. */
import { type Launch, readParams } from "../../core/market/index.ts";
import type { ScreenModule } from "../runtime/index.ts";
import type { ScreenViews, Widgets } from "../view/index.ts";
import { findRoute, routeOf } from "./address.ts";

/** A compiled screen, with the widgets and the parts of the view that it needs. */
export interface CompiledScreen extends ScreenModule {
  readonly widgets: Widgets;
  readonly views: ScreenViews;
}

/** One module serves all markets in which the screen is the same. */
export interface ScreenLoader {
  readonly default: Omit<CompiledScreen, "market"> & {
    marketOf(id: string): CompiledScreen["market"];
  };
  /** While serving with hot reload: the module's newest version. */
  newest?(): ScreenLoader["default"];
}

export interface RouteEntry {
  readonly id: string;
  readonly route: string;
  /** Fetches the screen, by market; by `<market>+<template>` where a promotion has one of its own. */
  readonly open: { readonly [market: string]: () => Promise<ScreenLoader> };
}

export interface FoundScreen {
  readonly id: string;
  open(): Promise<CompiledScreen>;
}

/** Undefined when nothing matches the address and the project has no screen for that. Rejects when the table cannot be fetched. */
export async function findScreen(speaker: string, page: HTMLElement, launch: Launch): Promise<FoundScreen | undefined> {
  const { screenId = "", screenRoute } = page.dataset;
  const [market = ""] = speaker.split("@");
  const chunk = page.getAttribute(`data-${speaker}`) ?? page.getAttribute(`data-${market}`);
  const route = routeOf(location);
  if (chunk && screenRoute === route) {
    return { id: screenId, open: async () => placeScreen(await import(/* @vite-ignore */ chunk), speaker) };
  }
  const { routes } = await (route.startsWith("#") ? import("virtual:layar/hash-routes") : import("virtual:layar/path-routes"));
  const entry = findRoute(location, routes);
  return entry && { id: entry.id, open: () => openEntry(entry, speaker, readParams(location, launch)["templateId"]) };
}

/** `speaker` is a market, or `<market>@<language>` where one was chosen; a screen that is the same in it does not know that. */
export async function openEntry({ open }: RouteEntry, speaker: string, promotion?: string): Promise<CompiledScreen> {
  const [market = ""] = speaker.split("@");
  const fetch = open[`${speaker}+${promotion}`] ?? open[`${market}+${promotion}`] ?? open[speaker] ?? open[market];
  if (!fetch) throw new Error(`No screen for the market ${market}.`);
  return placeScreen(await fetch(), speaker);
}

/** By what a chunk exports: a screen that opens again is the same object, whose expressions are compiled already. */
const placed = new WeakMap<object, Map<string, CompiledScreen>>();

function placeScreen({ default: first, newest }: ScreenLoader, speaker: string): CompiledScreen {
  const [market = ""] = speaker.split("@");
  const screen = newest?.() ?? first;
  const known = placed.get(screen) ?? new Map<string, CompiledScreen>();
  placed.set(screen, known);
  const found = known.get(market) ?? { ...screen, plan: { ...screen.plan, market }, market: screen.marketOf(market) };
  known.set(market, found);
  return found;
}
