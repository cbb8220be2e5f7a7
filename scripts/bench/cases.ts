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

/** Bytes, not a ratio: plain DOM has none of it. */
export const isAbsolute = ({ name }: Metric): boolean => name === "above React";

/** Goals as ratios to React, but for what is absolute: of a screen and a number of entries, or of any where none is named. */
const goals: { readonly [what: string]: number } = {
  "cards 20 mount": 1,
  "cards 200 mount": 0.9,
  "cards 2000 mount": 0.8,
  "cards 2000 mount, drawn": 0.35,
  "cards 2000 heap": 1.2,
  "periods 1200 mount": 0.9,
  "periods 1200 last": 0.8,
  "periods 1200 all": 0.5,
  "form 4 mount": 1,
  key: 0.9,
  "first paint": 0.5,
  "first paint, far": 0.5,
  "cards 20 content": 0.8,
  "cards 20 content, far": 0.7,
  "above React": 11 * 1024,
};

export function goalOf(metric: Metric): number | undefined {
  return goals[keyOf(metric)] ?? goals[metric.name];
}
