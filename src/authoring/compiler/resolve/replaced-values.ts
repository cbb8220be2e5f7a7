// What an overlay replaces, by readable names, so that a base that changes beneath it is noticed and said.

import { hashText, isObject, splitPointer } from "../../../core/json/index.ts";
import type { Touched } from "./merge.ts";
import type { Applied } from "./overlay.ts";

/** Values of the base by where they stand: `confirm.props.label` of a node, `screen.title`, `texts.pay`. */
export type ReplacedValues = { readonly [path: string]: unknown };

/** Longer values stand as their first words and a digest. */
const longestValue = 80;
const longestWords = 40;
const areas = ["screen", "texts", "nodes"];

/**
 * What the applications of one overlay replace or remove. One that is applied in several markets, and finds something else
 * in each, records all of them.
 */
export function recordReplaced(applications: readonly Applied[]): ReplacedValues {
  const found = new Map<string, Map<string, unknown>>();
  for (const { path, before } of applications.flatMap(({ touched }) => touched)) {
    if (before === undefined) continue;
    const name = nameOf(path);
    const values = found.get(name) ?? new Map<string, unknown>();
    const said = path.startsWith("/texts/") ? withoutMark(before) : before;
    found.set(name, values.set(JSON.stringify(sortKeys(said)), said));
  }
  return Object.fromEntries(
    [...found].map(([name, values]) => [name, shorten(values.size === 1 ? [...values.values()][0] : [...values.values()])]),
  );
}

/** A node is named by its id alone, unless that is the name of an area. */
function nameOf(path: Touched["path"]): string {
  const [area = "", first = "", ...rest] = splitPointer(path);
  return [...(area === "nodes" && !areas.includes(first) ? [] : [area]), first, ...rest].join(".");
}

/** With what a translation was compared changes nothing of what is said. */
function withoutMark(entry: unknown): unknown {
  if (!isObject(entry)) return entry;
  const { comparedWith, ...said } = entry;
  return said;
}

/** As a longer text stands where one is recorded. */
export function shortenText(text: string): string {
  const short = shorten(text);
  return typeof short === "string" ? short : text;
}

function shorten(value: unknown): unknown {
  if (JSON.stringify(value).length <= longestValue) return value;
  const words = textsIn(value).join(" ");
  const cut = words.length <= longestWords ? words : words.slice(0, words.lastIndexOf(" ", longestWords) + 1 || longestWords).trimEnd();
  const digest = hashText(JSON.stringify(sortKeys(value)))
    .toString(16)
    .padStart(8, "0");
  return `${cut}… #${digest}`;
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sortKeys(part)]),
  );
}
