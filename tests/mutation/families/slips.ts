/** Mistakes as rows: in which files, at which places, and what stands there instead. */
import { isObject } from "../../../src/core/json/index.ts";
import { type Json, type JsonObject, type Location, type Mutant, mutate, type Target } from "../mutant.ts";

export interface Slip {
  readonly kind: string;
  readonly file: RegExp;
  /** What the value becomes; undefined for a place that the mistake does not concern. `null` alone takes the value away. */
  at(place: Location, target: Target): readonly Changed[] | undefined;
}

/** Another value, none, or another key. */
export type Changed = { readonly to: Json } | { readonly lost: true } | { readonly key: string } | { readonly parts: JsonObject };

export function applySlips(slips: readonly Slip[]): (target: Target) => Mutant[] {
  return (target) =>
    slips
      .filter(({ file }) => file.test(target.file))
      .flatMap(({ kind, at }) =>
        target.places.flatMap((place) =>
          (at(place, target) ?? []).map((changed) =>
            mutate(target, kind, place, describe(changed), (around, name) => apply(around, name, changed)),
          ),
        ),
      );
}

function describe(changed: Changed): string {
  return "lost" in changed ? "is left out" : `becomes ${JSON.stringify(changed).slice(0, 80)}`;
}

function apply(around: JsonObject | Json[], name: string | number, changed: Changed): void {
  if (Array.isArray(around)) {
    if ("lost" in changed) around.splice(Number(name), 1);
    else if ("to" in changed) around[Number(name)] = changed.to;
    else if ("parts" in changed) Object.assign(around[Number(name)] ?? {}, changed.parts);
    return;
  }
  if ("parts" in changed) {
    const held = around[name];
    if (isObject(held)) Object.assign(held, changed.parts);
    return;
  }
  for (const [key, value] of Object.entries(around)) {
    delete around[key];
    if (key !== String(name)) around[key] = value;
    else if ("key" in changed) around[changed.key] = value;
    else if ("to" in changed) around[key] = changed.to;
  }
}

/** A place by its path, `*` for any name. */
export function isAt({ path }: Location, pattern: string): boolean {
  const parts = pattern.split("/");
  return parts.length === path.length && parts.every((part, at) => part === "*" || part === String(path[at]));
}

/** What a string becomes, for places where one stands. */
export function ofText({ value }: Location, write: (text: string) => string | undefined): Changed[] | undefined {
  if (typeof value !== "string") return undefined;
  const to = write(value);
  return to === undefined || to === value ? undefined : [{ to }];
}
