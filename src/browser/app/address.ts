/** Reads which screen an address means, and writes the address of a screen. */
import type { Address } from "../../core/market/index.ts";

export type Texts = { readonly [name: string]: string };

/** The route that an address names: a hash that begins `#/` wins over the path. A server may add a slash or the file's name to a path. */
export function routeOf({ pathname, hash }: Address): string {
  if (hash.startsWith("#/")) return hash.replace(/\/*(\?.*)?$/, "");
  return pathname.replace(/\/(index\.html)?$/, "") || "/";
}

/** Whether an address fits a route with parameters. */
type Fits = (route: string, path: string) => unknown;

/** Undefined when nothing fits and the project has no screen for that. Of several routes with parameters that `fits` takes, the first is meant. */
export function findRoute<R extends { readonly route: string }>(address: Address, routes: readonly R[], fits?: Fits): R | undefined {
  const path = routeOf(address);
  const find = (route: string): R | undefined => routes.find((one) => one.route === route);
  return find(path) ?? (fits && routes.find(({ route }) => fits(route, path))) ?? find("*");
}

/** Writes an address inside the app. What is empty is left out; the common parameters keep a reload in the same market. */
export function writeAddress(route: string, params: Texts, common: Texts): string {
  const query = new URLSearchParams();
  for (const texts of [common, params]) {
    for (const [name, value] of Object.entries(texts)) if (value) query.set(name, value);
  }
  return `${route.startsWith("#") ? "/" : ""}${route}?${query}`.replace(/\?$/, "");
}
