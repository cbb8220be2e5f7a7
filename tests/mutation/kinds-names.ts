/** Mistakes in names: of what is mentioned, of keys, of what is declared, and of paths in expressions. */

import { isObject } from "../../src/core/json/index.ts";
import { listExpressions, listNames, replacePart } from "./expressions.ts";
import { type Location, type Mutant, renameKey, replaceValue, type Target } from "./mutant.ts";
import { listTypos } from "./typos.ts";

const nameKeys = new Set([
  "widget",
  "do",
  "action",
  "screen",
  "dialog",
  "flow",
  "start",
  "node",
  "bind",
  "path",
  "language",
  "rules",
  "names",
  "overlay",
  "market",
  "after",
  "before",
  "into",
  "slot",
  "type",
]);
const flowKeys = new Set(["onOpen", "onReady", "onClose"]);
const declarations = new Set(["params", "load", "state", "values", "flows", "dialogs", "timers"]);
const freeKeys = new Set(["with", "message", "codes"]);

/** Names of widgets, actions, screens and the like, misspelt where they are mentioned. */
export function misspellMentions(target: Target): Mutant[] {
  return target.places.filter(isMention).flatMap((place) => {
    const value = String(place.value);
    const [head, tail] = value.includes(".") ? [`${value.split(".")[0]}.`, value.slice(value.indexOf(".") + 1)] : ["", value];
    return listTypos(tail).map((typo) => replaceValue(target, "name mentioned", place, head + typo));
  });
}

function isMention({ value, key, path, around }: Location): boolean {
  if (typeof value !== "string" || value === "" || value.includes("{") || isDeclaration(path)) return false;
  if (path[path.length - 2] === "on" || flowKeys.has(key)) return true;
  if (key === "key" || key === "load") return isObject(around) && around["do"] !== undefined;
  return nameKeys.has(key) && !path.includes("props") && !path.includes("input");
}

/** Keys: parts of a screen, properties, inputs, events, slots, parameters. */
export function misspellKeys(target: Target): Mutant[] {
  return target.places
    .filter(
      ({ path, key, around }) =>
        isObject(around) && !path.some((part) => freeKeys.has(String(part))) && !isDeclaration(path) && !key.startsWith("$"),
    )
    .flatMap((place) => listTypos(place.key).map((typo) => renameKey(target, "key", place, typo)));
}

function isDeclaration(path: readonly (string | number)[]): boolean {
  return path.length === 2 && declarations.has(String(path[0]));
}

/** Declarations renamed while everything that mentions them stays. */
export function renameDeclarations(target: Target): Mutant[] {
  return target.places
    .filter(({ path }) => isDeclaration(path))
    .flatMap((place) => listTypos(place.key).map((typo) => renameKey(target, "declaration renamed", place, typo)));
}

/** Names in expressions: fields, roots, functions. */
export function misspellPaths(target: Target): Mutant[] {
  return listExpressions(target).flatMap((expression) =>
    listNames(expression).flatMap(({ name, start, isFunction }) =>
      listTypos(name).map((typo) => {
        const value = replacePart(String(expression.place.value), { start, end: start + name.length }, typo);
        return replaceValue(target, isFunction ? "function" : "path", expression.place, value);
      }),
    ),
  );
}

const roots = ["data", "state", "params", "launch", "stored", "company"];

/** A path that begins at the wrong root. */
export function swapRoots(target: Target): Mutant[] {
  return listExpressions(target).flatMap((expression) =>
    listNames(expression)
      .filter(({ name }) => roots.includes(name))
      .flatMap(({ name, start }) =>
        roots
          .filter((root) => root !== name)
          .map((root) =>
            replaceValue(
              target,
              "wrong root",
              expression.place,
              replacePart(String(expression.place.value), { start, end: start + name.length }, root),
            ),
          ),
      ),
  );
}
