/** Leaves the words and examples of checks out of what ships: they are for authors, and weigh more than the checks. */
import type { Plugin } from "vite";
import { isObject } from "../../../core/json/index.ts";

const check = /\/src\/authoring\/checker\/(?:checks\/[\w/-]+|queries\/name-check)\.ts(?:\?|$)/;
const forAuthors = ["why", "bad", "good"];

export const leanChecks: Plugin = {
  name: "layar:lean-checks",
  apply: "build",
  enforce: "post",
  transform(code, id) {
    if (!check.test(id)) return undefined;
    const cuts = cutsIn(this.parse(code)).sort(([a], [b]) => b - a);
    return { code: cuts.reduce((text, [start, end]) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ""), code), map: null };
  },
};

/** Where properties for authors stand in objects that have all of them. */
function cutsIn(node: unknown): (readonly [start: number, end: number])[] {
  if (Array.isArray(node)) return node.flatMap(cutsIn);
  if (!isObject(node)) return [];
  const properties: unknown = Reflect.get(node, "properties");
  const own = Array.isArray(properties) ? properties.flatMap(cutOf) : [];
  return own.length === forAuthors.length ? own : Object.values(node).flatMap(cutsIn);
}

function cutOf(property: unknown): (readonly [start: number, end: number])[] {
  if (!isObject(property)) return [];
  const { key, start, end }: { key?: { name?: unknown }; start?: unknown; end?: unknown } = property;
  return forAuthors.some((name) => name === key?.name) && typeof start === "number" && typeof end === "number" ? [[start, end]] : [];
}
