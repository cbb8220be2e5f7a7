/**
 * Schemas of responses as a screen's module validates them: what the screen reads and nothing else, open for fields that a
 * server adds, and null for what may be missing.
 */

import { hasOwn, isObject } from "../../../core/json/index.ts";
import { allSteps } from "../analyse/reads.ts";
import { settlementSites } from "../analyse/settlement.ts";
import type { Analysis, Catalogue, Site } from "../project.ts";
import { namesIn, writesOf } from "../steps/steps.ts";
import { walkNodes } from "../walk.ts";

type Schema = { readonly [keyword: string]: unknown };

/** The fields that are read and what is read of each; `true` for all of it. */
type Wanted = true | { [field: string]: Wanted };

/** Gives what the browser checks of a schema; `inPlace` writes out a part that refers to no other instead of naming it. */
type Open = (schema: unknown, wanted: Wanted, inPlace?: boolean) => unknown;

/** Limits on size are for authors and the checker; a longer list from the server is still a valid response. */
const dropped = new Set(["title", "description", "default", "additionalProperties", "maxItems", "maxLength", "required", "$comment"]);

/** By action. A response has none when the screen reads nothing of it or when it is not described. */
export function planResponseSchemas(catalogue: Catalogue, analysis: Analysis): ReadonlyMap<string, unknown> {
  const schemas = new Map<string, unknown>();
  for (const [name, paths] of readsByAction(catalogue, analysis)) {
    const { answer, success } = catalogue.actions.get(name) ?? {};
    // An address is our own.
    if (success === "address") continue;
    if (answer !== undefined && paths.length > 0) schemas.set(name, writeResponseSchema(catalogue, answer, joinPaths(paths)));
  }
  return schemas;
}

/** A schema that needs no other, with the named parts that it uses under `$defs`. */
export function writeResponseSchema(catalogue: Pick<Catalogue, "resolve">, answer: unknown, wanted: Wanted = true): unknown {
  const names = new Map<string, string>();
  const defs: { [name: string]: unknown } = {};
  const nameOf = (ref: string): string => {
    const known = names.get(ref);
    if (known !== undefined) return known;
    const name = `d${names.size}`;
    names.set(ref, name);
    defs[name] = opened(catalogue.resolve(ref), true);
    return name;
  };
  const opened: Open = (schema, want, inPlace) => {
    if (Array.isArray(schema)) return schema.map((part) => opened(part, want));
    if (!isObject(schema)) return schema;
    const ref = schema["$ref"];
    if (typeof ref !== "string") return openObject(schema, want, opened);
    const part = catalogue.resolve(ref);
    return want === true && !(inPlace && isLeaf(part)) ? { $ref: `#/$defs/${nameOf(ref)}` } : opened(part, want);
  };
  const ref = isObject(answer) ? answer["$ref"] : undefined;
  const root = opened(typeof ref === "string" ? catalogue.resolve(ref) : answer, wanted);
  return names.size > 0 ? { ...Object(root), $defs: defs } : root;
}

/** A part that refers to no other, and so not to itself either. */
function isLeaf(schema: unknown): boolean {
  return !JSON.stringify(schema).includes('"$ref"');
}

function openObject(schema: Schema, wanted: Wanted, opened: Open): Schema {
  // Whatever is no amount is shown as none, and takes nothing else away.
  if (schema["format"] === "amount") return {};
  const parts = Object.entries(schema).flatMap(([keyword, part]): [string, unknown][] => {
    if (dropped.has(keyword)) return [];
    if (keyword === "properties") return openProperties(schema, wanted, opened);
    // The alternatives exclude each other, and `anyOf` compiles to less code than `oneOf`.
    if (keyword === "oneOf" || keyword === "anyOf") return [["anyOf", opened(part, wanted)]];
    if (keyword === "items") return [[keyword, opened(part, true)]];
    return [[keyword, part]];
  });
  return Object.fromEntries(parts);
}

function openProperties(schema: Schema, wanted: Wanted, opened: Open): [string, unknown][] {
  const all = isObject(schema["properties"]) ? schema["properties"] : {};
  const names = Object.keys(all).filter((name) => wanted === true || hasOwn(wanted, name));
  const needed = Array.isArray(schema["required"]) ? names.filter((name) => Object(schema["required"]).includes(name)) : [];
  const properties = names.map((name) => {
    const isNeeded = needed.includes(name);
    // Written out, a part gets null as one more type; behind a reference that would take a union and more code.
    const part = opened(all[name], wanted === true ? true : (wanted[name] ?? true), !isNeeded);
    return [name, isNeeded ? part : orNull(part)];
  });
  return [...(needed.length > 0 ? [["required", needed] as [string, unknown]] : []), ["properties", Object.fromEntries(properties)]];
}

function orNull(schema: unknown): unknown {
  if (!isObject(schema)) return schema;
  const { type } = schema;
  if (Array.isArray(schema["enum"])) return { enum: [...schema["enum"], null] };
  if (typeof type === "string") return { ...schema, type: [...new Set([type, "null"])] };
  if (Array.isArray(type)) return { ...schema, type: [...new Set([...type, "null"])] };
  return Object.keys(schema).length === 0 ? schema : { anyOf: [{ type: "null" }, schema] };
}

function answerReads(sites: readonly Site[]): string[][] {
  const paths = sites.flatMap(({ checked }) => checked.reads).map((path) => path.split("."));
  return paths.flatMap(([root, ...path]) => (root === "answer" ? [path] : []));
}

/** What is read of each action's response, as paths inside its data. */
function readsByAction(catalogue: Catalogue, { variant: { screen }, sites }: Analysis): Map<string, string[][]> {
  const off = [...walkNodes(screen)].flatMap(({ node, pointer }) => (node.disabled === undefined ? [] : [`${pointer}/`]));
  const shipped = sites.filter(({ pointer }) => !off.some((start) => pointer.startsWith(start)));
  const read = shipped.flatMap(({ checked }) => checked.reads).map((path) => path.split("."));
  const below = (...start: string[]) =>
    read.flatMap((path) => {
      const depth = Math.min(path.length, start.length);
      return start.slice(0, depth).join(".") === path.slice(0, depth).join(".") ? [path.slice(start.length)] : [];
    });
  const found = new Map<string, string[][]>();
  const add = (action: string, paths: readonly string[][]) => found.set(action, [...(found.get(action) ?? []), ...paths]);
  for (const [name, { action }] of Object.entries(screen.load ?? {})) add(action, below("data", name));
  for (const step of allSteps(screen))
    for (const { name } of namesIn(step, "action")) {
      const stored = writesOf(step).flatMap(({ path, action }) => (action === name ? [path.split(".")] : []));
      add(name, [...below("answer"), ...stored.flatMap((path) => below(...path))]);
      const settledBy = catalogue.actions.get(name)?.settledBy;
      // Words without which the outcome is known all the same are shown as they come.
      const decides = settlementSites(catalogue, name).filter(({ pointer }) => pointer !== "/says");
      if (settledBy) add(settledBy.action, answerReads(decides));
    }
  return found;
}

function joinPaths(paths: readonly (readonly string[])[]): Wanted {
  if (paths.some((path) => path.length === 0)) return true;
  const joined: { [field: string]: Wanted } = Object.create(null);
  for (const field of new Set(paths.map(([first]) => first ?? "")))
    joined[field] = joinPaths(paths.filter(([first]) => first === field).map((path) => path.slice(1)));
  return joined;
}
