/** Reads which screen an address means, and writes the address of a screen. */
import { type Address, readParams } from "../market/index.ts";

export type Texts = { readonly [name: string]: string };

export interface Routed {
  readonly route: string;
}

export interface Place<R extends Routed> {
  /** Undefined when nothing fits and the project has no screen for that. */
  readonly entry: R | undefined;
  readonly params: Texts;
}

/** The route that an address names: a hash that begins `#/` wins over the path. A server may add a slash or the file's name to a path. */
function routeOf({ pathname, hash }: Address): string {
  if (hash.startsWith("#/")) return hash.replace(/\/*(\?.*)?$/, "");
  return pathname.replace(/\/(index\.html)?$/, "") || "/";
}

export function findPlace<R extends Routed>(address: Address, routes: readonly R[]): Place<R> {
  const route = routeOf(address);
  const entry = routes.find((one) => one.route === route) ?? routes.find((one) => one.route === "*");
  return { entry, params: readParams(address) };
}

/** Writes an address inside the app. What is empty is left out; the common parameters keep a reload in the same market. */
export function writeAddress(route: string, params: Texts, common: Texts): string {
  const query = new URLSearchParams();
  for (const texts of [common, params]) {
    for (const [name, value] of Object.entries(texts)) if (value) query.set(name, value);
  }
  const tail = query.toString();
  return (route.startsWith("#") ? `/${route}` : route) + (tail && `?${tail}`);
}
