/** One mistake that an author might make: a file of the project with another text. */
import { isObject } from "../../src/core/json/index.ts";

export interface Mutant {
  readonly kind: string;
  readonly file: string;
  /** Where and what, for the list of survivors. */
  readonly what: string;
  write(): string;
}

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type JsonObject = { [name: string]: Json };

/** A value of a file with what is around it. */
export interface Location {
  readonly value: Json;
  readonly path: readonly (string | number)[];
  /** The key that it stands under; for entries of a list, the key of the list. */
  readonly key: string;
  /** The object or array that holds it. */
  readonly around: JsonObject | Json[];
}

export interface Target {
  readonly file: string;
  readonly text: string;
  readonly json: JsonObject;
  readonly places: readonly Location[];
}

export function readTarget(file: string, text: string): Target {
  const json: JsonObject = JSON.parse(text);
  const places: Location[] = [];
  const visit = (value: Json, path: readonly (string | number)[], around: { key: string; group: JsonObject | Json[] }) => {
    places.push({ value, path, key: around.key, around: around.group });
    if (Array.isArray(value)) for (const [at, part] of value.entries()) visit(part, [...path, at], { key: around.key, group: value });
    else if (isObject(value)) for (const [name, part] of Object.entries(value)) visit(part, [...path, name], { key: name, group: value });
  };
  for (const [name, part] of Object.entries(json)) if (!name.startsWith("$")) visit(part, [name], { key: name, group: json });
  return { file, text, json, places };
}

/** A change of the file at a path; the change gets the object or array that holds the value, and its name in it. */
export function mutate(
  target: Target,
  kind: string,
  location: Pick<Location, "path">,
  what: string,
  change: (around: JsonObject | Json[], name: string | number) => void,
): Mutant {
  const write = () => {
    const copy: JsonObject = JSON.parse(target.text);
    const name = location.path[location.path.length - 1] ?? "";
    let around: Json | undefined = copy;
    for (const part of location.path.slice(0, -1))
      around = Array.isArray(around) ? around[Number(part)] : isObject(around) ? around[String(part)] : undefined;
    if (Array.isArray(around) || isObject(around)) change(around, name);
    return JSON.stringify(copy, null, 2);
  };
  return { kind, file: target.file, what: `/${location.path.join("/")}: ${what}`, write };
}

export function replaceValue(target: Target, kind: string, location: Location, value: Json): Mutant {
  return mutate(target, kind, location, `${shorten(location.value)} becomes ${shorten(value)}`, (around, name) =>
    Object.assign(around, { [name]: value }),
  );
}

export function removeValue(target: Target, kind: string, location: Location): Mutant {
  return mutate(target, kind, location, `${shorten(location.value)} is left out`, (around, name) => {
    if (Array.isArray(around)) around.splice(Number(name), 1);
    else delete around[name];
  });
}

/** Renames a key and keeps its place among the others. */
export function renameKey(target: Target, kind: string, location: Location, to: string): Mutant {
  return mutate(target, kind, location, `the key becomes \`${to}\``, (around, name) => {
    if (Array.isArray(around)) return;
    for (const [key, value] of Object.entries(around)) {
      delete around[key];
      around[key === name ? to : key] = value;
    }
  });
}

function shorten(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 70 ? `${text.slice(0, 69)}…` : text;
}
