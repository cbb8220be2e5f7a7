/** What is measured on which screen, how often, and what is asked for. */
import type { UpdateName } from "./page/driver.ts";
import type { ScreenName } from "./page/subject.ts";
import { keyOf, type Metric } from "./record.ts";

export interface Case {
  readonly screen: ScreenName;
  /** Cards, periods or types of complaint. */
  readonly count: number;
  /** Mounts in one round: short ones need more. */
  readonly mounts: number;
  /** Updates in one round; of those that switch, an even number, so that each begins alike. */
  readonly updates: { readonly [N in UpdateName]?: number };
}

export const cases: readonly Case[] = [
  { screen: "cards", count: 20, mounts: 20, updates: { unrelated: 40, tags: 20 } },
  { screen: "cards", count: 200, mounts: 4, updates: { unrelated: 40, tags: 4 } },
  { screen: "cards", count: 2000, mounts: 1, updates: { unrelated: 10 } },
  { screen: "periods", count: 12, mounts: 20, updates: { last: 40, all: 20 } },
  { screen: "periods", count: 120, mounts: 6, updates: { last: 40, all: 8 } },
  { screen: "periods", count: 1200, mounts: 1, updates: { last: 20, all: 4 } },
  { screen: "form", count: 4, mounts: 20, updates: { key: 100 } },
];

/** What has a goal of its own, and not one beside React: bytes, growth, milliseconds. */
const absolute = ["above React", "before content", "heap growth", "node growth", "longest task"];
export const isAbsolute = ({ name }: Metric): boolean => absolute.includes(name);

/** Goals as ratios to React, but for what is absolute: of a screen and a number of entries, or of any where none is named. */
const goals: { readonly [what: string]: number } = {
  "cards 20 mount": 1,
  "cards 20 mount, wall": 1.2,
  "cards 20 mount, cold wall": 1.2,
  "cards 20 mount, given": 1.2,
  "cards 200 mount": 0.9,
  "cards 200 mount, wall": 1,
  "cards 200 mount, given": 1,
  "cards 2000 mount": 0.8,
  "cards 2000 mount, wall": 0.9,
  "cards 2000 mount, given": 0.9,
  "cards 2000 heap": 0.6,
  "periods 1200 mount": 0.9,
  "periods 1200 last": 0.6,
  "periods 1200 all": 0.5,
  "form 4 mount": 1,
  "form 4 mount, cold": 1,
  "list 1000 remove": 1.2,
  key: 0.9,
  "first paint": 0.5,
  "first paint, far": 0.3,
  "cards 20 content": 0.8,
  "cards 20 content, far": 0.55,
  "before content": 12 * 1024,
  "above React": 20 * 1024,
  "heap growth": 1.05,
  "node growth": 1.05,
  "longest task": 50,
};

export function goalOf(metric: Metric): number | undefined {
  return goals[keyOf(metric)] ?? goals[metric.name];
}
