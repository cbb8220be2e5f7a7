// The first look at a value from the network: how large it is, how deep, and what its names and texts are made of.

import { isReservedKey, type Settings } from "../../../core/format/index.ts";
import { isContainer, joinPointer } from "../../../core/json/index.ts";
import type { Refusal } from "./refusal.ts";

export type Limits = NonNullable<Settings["remote"]>["limits"];

/** What cannot be seen, or turns the order of what can be seen: control characters, marks of direction, halves of a character. */
const unseen = /(?![\t\n])[\p{Cc}\p{Cs}]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

interface Part {
  readonly value: unknown;
  readonly depth: number;
  readonly path: string;
}

interface Seen {
  characters: number;
  values: number;
  nodes: number;
  comparisons: number;
}

/** Where the settings name no other. */
const maxComparisons = 100_000;

/** Walks a value without recursion, because it may be nested to any depth, and stops at the first violation. */
export function measure(value: unknown, limits: Limits): Refusal | undefined {
  const seen: Seen = { characters: 0, values: 0, nodes: 0, comparisons: 0 };
  const waiting: Part[] = [{ value, depth: 0, path: "" }];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    const reason = judge(part, seen, limits) ?? enter(part, waiting, { seen, limits });
    if (reason) return { path: part.path, reason };
  }
  return undefined;
}

function judge({ value, depth }: Part, seen: Seen, limits: Limits): string | undefined {
  seen.values++;
  if (depth > limits.depth) return "depth";
  if (typeof value === "string") return judgeText(value, seen, limits);
  if (Array.isArray(value) && value.length > limits.values) return "values";
  if (typeof value === "number" && !Number.isFinite(value)) return "number";
  return seen.values > limits.values ? "values" : undefined;
}

function judgeText(text: string, seen: Seen, limits: Limits): string | undefined {
  seen.characters += text.length;
  if (seen.characters > limits.characters) return "characters";
  return unseen.test(text) ? "unseen-character" : undefined;
}

function enter({ value, depth, path }: Part, waiting: Part[], { seen, limits }: { seen: Seen; limits: Limits }): string | undefined {
  if (!isContainer(value)) return undefined;
  const names = Object.keys(value);
  if (seen.values + names.length > limits.values) return "values";
  // The types of an array's entries are compared with one another later, so a long one costs by the square.
  if (Array.isArray(value)) seen.comparisons += value.length ** 2;
  if (seen.comparisons > (limits.comparisons ?? maxComparisons)) return "comparisons";
  for (const name of names) {
    const reason = isReservedKey(name) ? "reserved-name" : Array.isArray(value) ? undefined : judgeText(name, seen, limits);
    if (reason) return reason;
    if (name === "widget" && ++seen.nodes > limits.nodes) return "nodes";
    waiting.push({ value: Reflect.get(value, name), depth: depth + 1, path: joinPointer(path, name) });
  }
  return undefined;
}
