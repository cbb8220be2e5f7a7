/** Mistakes between files and in the text itself: stale overlays, clashes, broken JSON. */

import { isObject } from "../../src/core/json/index.ts";
import { type Mutant, mutate, replaceValue, type Target } from "./mutant.ts";
import { listTypos } from "./typos.ts";

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf("/"));

/** Overlays stand in the folder of their screen. */
function overlaysOf(base: Target, all: readonly Target[]): Target[] {
  if (!base.file.endsWith("/screen.json")) return [];
  return all.filter(
    ({ file }) => folderOf(file) === folderOf(base.file) && file !== base.file && !/\/(scenarios|texts|tests)\.json$/.test(file),
  );
}

function baseOf(overlay: Target, all: readonly Target[]): Target | undefined {
  return all.find((base) => overlaysOf(base, all).includes(overlay));
}

/** Node ids that an overlay or a step relies on, renamed in the base. */
export function renameNodes(target: Target, all: readonly Target[]): Mutant[] {
  const overlaid = overlaysOf(target, all).flatMap(({ json }) => [
    ...Object.keys(isObject(json["nodes"]) ? json["nodes"] : {}),
    ...(Array.isArray(json["insert"])
      ? json["insert"].flatMap((one) => (isObject(one) ? [one["after"], one["before"], one["into"]] : []))
      : []),
  ]);
  const told = target.places
    .filter(({ key, path }) => key === "node" || (key === "nodes" && path[0] !== "nodes"))
    .map(({ value }) => value);
  const relied = new Set([...overlaid, ...told]);
  return target.places
    .filter(({ key, value, around }) => key === "id" && relied.has(value) && isObject(around) && around["widget"] !== undefined)
    .flatMap((place) => listTypos(String(place.value)).map((typo) => replaceValue(target, "base node renamed", place, typo)));
}

/** Values of the base that an overlay replaces, changed beneath it. */
export function changeBeneath(target: Target, all: readonly Target[]): Mutant[] {
  return overlaysOf(target, all).flatMap((overlay) =>
    overlay.places
      .filter(({ value, path }) => typeof value === "string" && path[0] === "nodes")
      .flatMap((over) => {
        const [, id, ...rest] = over.path;
        const node = target.places.find(({ value }) => isObject(value) && value["widget"] !== undefined && value["id"] === id);
        const place = target.places.find(({ path }) => node !== undefined && path.join("/") === [...node.path, ...rest].join("/"));
        return place === undefined ? [] : [replaceValue(target, "stale overlay", place, `${String(place.value)} (new)`)];
      }),
  );
}

/** Overlays that repeat the base, record another base, or are for nobody. */
export function spoilOverlays(target: Target, all: readonly Target[]): Mutant[] {
  const base = baseOf(target, all);
  if (base === undefined) return [];
  // A list is replaced as a whole, so that an entry of it may well be the base's.
  const repeats = target.places
    .filter(({ value, path }) => typeof value === "string" && path[0] === "nodes" && !path.some((part) => typeof part === "number"))
    .flatMap((over) => {
      const [, id, ...rest] = over.path;
      const node = base.places.find(({ value }) => isObject(value) && value["widget"] !== undefined && value["id"] === id);
      const place = base.places.find(({ path }) => node !== undefined && path.join("/") === [...node.path, ...rest].join("/"));
      return place === undefined ? [] : [replaceValue(target, "stale overlay", over, place.value)];
    });
  const records = target.places
    .filter(({ path }) => path.length === 2 && path[0] === "replaces")
    .map((place) => replaceValue(target, "stale overlay", place, `${String(place.value)} (old)`));
  const lost = target.places
    .filter(({ path }) => path.length === 2 && path[0] === "nodes")
    .flatMap((place) =>
      listTypos(place.key).map((typo) =>
        mutate(target, "stale overlay", place, `\`${place.key}\` becomes \`${typo}\``, (around, name) => {
          if (Array.isArray(around)) return;
          around[typo] = around[name] ?? null;
          delete around[name];
        }),
      ),
    );
  return [...repeats, ...records, ...lost];
}

/** The route of another screen. */
export function clash(target: Target, all: readonly Target[]): Mutant[] {
  const others = all.filter((other) => other !== target && other.json["route"] !== undefined);
  return target.places
    .filter(({ path }) => path.length === 1 && path[0] === "route")
    .flatMap((place) => others.map((other) => replaceValue(target, "clash", place, other.json[place.key] ?? "")));
}

/** Broken JSON, written by hand: commas, quotes, brackets. */
export function breakText({ file, text }: Target): Mutant[] {
  const marks = [/,\n/g, /"\n/g, /": /g, /\}\n/g, /\[\n/g];
  return marks.flatMap((mark) =>
    [...text.matchAll(mark)]
      .filter((_, at) => at % 7 === 0)
      .map((match) => ({
        kind: "syntax",
        file,
        what: `offset ${match.index}: ${JSON.stringify(match[0][0])} is lost`,
        write: () => text.slice(0, match.index) + text.slice(match.index + 1),
      })),
  );
}
