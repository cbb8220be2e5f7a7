/** Parts left out, doubled or put in the wrong place. */

import { isObject } from "../../src/core/json/index.ts";
import { type Json, type Location, type Mutant, mutate, removeValue, replaceValue, type Target } from "./mutant.ts";

const neededParts = new Set([
  "id",
  "route",
  "title",
  "body",
  "widget",
  "do",
  "action",
  "input",
  "bind",
  "on",
  "label",
  "text",
  "path",
  "to",
  "screen",
  "dialog",
  "nodes",
  "rules",
  "with",
  "if",
  "then",
  "url",
  "key",
  "complaint",
  "order",
  "orders",
  "options",
  "titles",
  "images",
  "toggle",
  "overlay",
  "for",
  "initial",
  "type",
  "value",
]);
const maps = new Set(["props", "input", "params", "load", "state", "values", "flows", "dialogs"]);

/** Parts that a place cannot do without. */
export function leaveOutParts(target: Target): Mutant[] {
  // There `id` is a language.
  if (target.file.endsWith("/texts.json")) return [];
  return target.places
    .filter((place) => isObject(place.around) && isNeeded(place))
    .map((place) => removeValue(target, "part left out", place));
}

function isNeeded({ key, path, around }: Location): boolean {
  const holder = String(path[path.length - 2]);
  if (path.includes("nodes") && path[0] === "nodes") return false;
  if (holder === "props") return neededParts.has(key);
  if (maps.has(holder)) return holder !== "params" || path.length === 2 || isObject(around);
  if (key === "key") return isObject(around) && around["do"] !== undefined;
  return neededParts.has(key) && path[0] !== "screen";
}

/** A node pasted a second time, with its id. */
export function pasteNodes(target: Target): Mutant[] {
  return target.places
    .filter(({ value, around }) => isObject(value) && typeof value["widget"] === "string" && Array.isArray(around))
    .map((place) =>
      mutate(
        target,
        "pasted twice",
        place,
        "the node stands twice",
        (around, name) => Array.isArray(around) && around.splice(Number(name), 0, JSON.parse(JSON.stringify(place.value))),
      ),
    );
}

/** A property or event one level too high. */
export function misplaceParts(target: Target): Mutant[] {
  return target.places
    .filter(({ path, around }) => isObject(around) && path[path.length - 2] === "props" && path.length > 2)
    .map((place) =>
      mutate(target, "wrong level", { path: place.path.slice(0, -1) }, `\`${place.key}\` moves out of \`props\``, (around) => {
        const props = isObject(around) ? around["props"] : undefined;
        if (!isObject(around) || !isObject(props)) return;
        around[place.key] = props[place.key] ?? null;
        delete props[place.key];
      }),
    );
}

/** A property of a node among those of its widget. */
export function misplaceNodeParts(target: Target): Mutant[] {
  const parts = ["on", "bind", "when", "children", "rules"];
  return target.places
    .filter(
      ({ key, around, value }) => isObject(around) && around[key] === value && typeof around["widget"] === "string" && parts.includes(key),
    )
    .map((place) =>
      mutate(target, "wrong level", { path: place.path.slice(0, -1) }, `\`${place.key}\` moves into \`props\``, (holder, name) => {
        const node = Array.isArray(holder) ? holder[Number(name)] : undefined;
        if (!isObject(node)) return;
        node["props"] = { ...(isObject(node["props"]) ? node["props"] : {}), [place.key]: node[place.key] ?? null };
        delete node[place.key];
      }),
    );
}

/** Values of two inputs, parameters or properties exchanged, where one of them bears the other's name or type. */
export function swapInputs(target: Target): Mutant[] {
  const holders = target.places.filter(({ value, key: name }) => isObject(value) && ["input", "params", "props"].includes(name));
  return holders.flatMap((place) => {
    const entries = Object.entries(isObject(place.value) ? place.value : {});
    return entries.flatMap(([one, a], at) =>
      entries
        .slice(at + 1)
        .filter(([other, b]) => isReported(one, a, other, b))
        .map(([other, b]) =>
          replaceValue(target, "inputs swapped", place, { ...(isObject(place.value) ? place.value : {}), [one]: b, [other]: a }),
        ),
    );
  });
}

function isReported(one: string, a: Json, other: string, b: Json): boolean {
  const bears = (name: string, value: Json) => typeof value === "string" && new RegExp(`\\.${name}\\}$`).test(value);
  return typeof a !== typeof b || bears(one, a) || bears(other, b);
}
