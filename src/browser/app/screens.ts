/** Finds the screen of an address: the page names its own, and a table, fetched on demand, names all. */
import { type Launch, readParams } from "../../core/market/index.ts";
import { type CompiledScreen, openEntry } from "../embed/index.ts";
import { findRoute, routeOf } from "./address.ts";

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
    return { id: screenId, open: () => openEntry({ [market]: () => import(/* @vite-ignore */ chunk) }, market) };
  }
  const { routes, readRoute } = await (route.startsWith("#") ? import("virtual:layar/hash-routes") : import("virtual:layar/path-routes"));
  const entry = findRoute(location, routes, readRoute);
  return entry && { id: entry.id, open: () => openEntry(entry.open, speaker, readParams(location, launch)["templateId"]) };
}
