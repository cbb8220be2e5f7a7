// JSON Patch (RFC 6902) without its tests, moves and copies: a small change of a long definition.
import type { ParseError } from "jsonc-parser";
import { quoteName, suggestName } from "../../../core/format/index.ts";
import { hasOwn, isContainer, isObject, joinPointer, splitPointer } from "../../../core/json/index.ts";
import { parseLoosely, setInText } from "../../compiler/index.ts";

/** One change. In a list `path` may end with `-` for the place after the last entry, and an `id` may stand for an index. */
export interface Change {
  readonly op: "add" | "replace" | "remove";
  readonly path: string;
  /** Of `add` and `replace`. */
  readonly value?: unknown;
}

/** As a list counts its entries. */
const isEntry = /^(?:-|0|[1-9]\d*)$/;

type Patched = { readonly text: string } | { readonly refusal: string };

/** Applies the changes one after the other, all or none. */
export function patchJson(text: string, changes: readonly Change[]): Patched {
  let now = text;
  for (const change of changes) {
    const errors: ParseError[] = [];
    const document: unknown = parseLoosely(now, errors);
    if (errors.length > 0) return { refusal: "The file is not JSON yet: write all of it." };
    if (change.op !== "remove" && change.value === undefined) return { refusal: `\`${change.op}\` needs a \`value\`.` };
    const found = findPlace(document, change);
    if ("refusal" in found) return found;
    const { place, isInsertion } = found;
    const value = change.op === "remove" ? undefined : change.value;
    now = place.length === 0 ? JSON.stringify(value) : setInText(now, place, value, { isArrayInsertion: isInsertion });
  }
  return { text: now };
}

type Place = { readonly place: (string | number)[]; readonly isInsertion: boolean };

function findPlace(document: unknown, { op, path }: Change): Place | { readonly refusal: string } {
  if (path !== "" && !path.startsWith("/")) return { refusal: `A path begins with a slash: \`/${path}\`.` };
  const parts = splitPointer(path);
  if (parts.length === 0 && op === "remove") return { refusal: "The whole file cannot be removed." };
  const place: (string | number)[] = [];
  let at = document;
  for (const [index, part] of parts.entries()) {
    const isNew = op === "add" && index === parts.length - 1;
    if (Array.isArray(at)) {
      const entry = indexOf(at, part, isNew);
      if (entry === undefined) return { refusal: refuseEntry(document, at, part, place) };
      place.push(entry);
      at = at[entry];
    } else if (isObject(at) && (hasOwn(at, part) || (isNew && !isMeantAsList(at, part)))) {
      place.push(part);
      at = at[part];
    } else return { refusal: refuseName(at, part, place) };
  }
  return { place, isInsertion: op === "add" && typeof place.at(-1) === "number" };
}

/** A single step or node in the place of a list: the short form. */
function isMeantAsList(at: object, part: string): boolean {
  return isEntry.test(part) && (hasOwn(at, "do") || hasOwn(at, "widget"));
}

function indexOf(list: readonly unknown[], part: string, isNew: boolean): number | undefined {
  if (isNew && part === "-") return list.length;
  const index = isEntry.test(part) && part !== "-" ? Number(part) : list.findIndex((entry) => isObject(entry) && entry["id"] === part);
  return index >= 0 && index < list.length + (isNew ? 1 : 0) ? index : undefined;
}

/** Paths to the entries with an id, at any depth, each with ids in place of indexes. */
function listPaths(value: unknown, id: string, path: string): string[] {
  if (isObject(value)) return Object.entries(value).flatMap(([name, part]) => listPaths(part, id, joinPointer(path, name)));
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry, index) => {
    const own = isObject(entry) && typeof entry["id"] === "string" ? entry["id"] : undefined;
    const here = joinPointer(path, own ?? index);
    return own === id ? [here] : listPaths(entry, id, here);
  });
}

function refuseEntry(document: unknown, list: readonly unknown[], part: string, place: readonly (string | number)[]): string {
  const elsewhere = listPaths(document, part, "");
  if (elsewhere.length > 0) return `${namePlace(place)} has no entry ${quoteName(part)}: it is ${elsewhere.map(quoteName).join(" and ")}.`;
  const ids = list.flatMap((entry) => (isObject(entry) && typeof entry["id"] === "string" ? [entry["id"]] : []));
  const size = `It has ${list.length} ${list.length === 1 ? "entry" : "entries"}, the first is 0.`;
  return `${namePlace(place)} has no entry ${quoteName(part)}. ${suggestName(part, ids) ?? size}`;
}

function refuseName(at: unknown, part: string, place: readonly (string | number)[]): string {
  if (!isContainer(at)) return `${namePlace(place)} is ${JSON.stringify(at)}, which has no parts: there is no ${quoteName(part)} in it.`;
  if (isMeantAsList(at, part)) return `${namePlace(place)} is one object and no list: replace it by a list of it and others.`;
  return `There is no ${quoteName(part)} in ${namePlace(place)}. ${suggestName(part, Object.keys(at)) ?? ""}`.trim();
}

function namePlace(place: readonly (string | number)[]): string {
  return place.length === 0 ? "the file" : `\`${joinPointer("", ...place)}\``;
}
