/** What is measured on which screen, how often, and what the design asks for. */
import type { UpdateName } from "./page/driver.ts";
import type { ScreenName } from "./page/subject.ts";

export interface Case {
  readonly screen: ScreenName;
  /** Cards, periods or types of complaint. */
  readonly count: number;
  /** Mounts in one round, of which the median counts: short ones need more. */
  readonly mounts: number;
  /** Updates in one round, of which the median counts. */
  readonly updates: { readonly [N in UpdateName]?: number };
}

export const cases: readonly Case[] = [
  { screen: "cards", count: 20, mounts: 10, updates: { unrelated: 20, tags: 10 } },
  { screen: "cards", count: 200, mounts: 3, updates: { unrelated: 20, tags: 4 } },
  { screen: "cards", count: 2000, mounts: 1, updates: { unrelated: 10, tags: 2 } },
  { screen: "periods", count: 12, mounts: 10, updates: { last: 20, all: 10 } },
  { screen: "periods", count: 120, mounts: 3, updates: { last: 20, all: 4 } },
  { screen: "periods", count: 1200, mounts: 1, updates: { last: 10, all: 2 } },
  { screen: "form", count: 4, mounts: 10, updates: { key: 100 } },
];

/** Entries that the engine puts on the page at once, where it shows lists a page at a time. */
export const pageLength = 30;

/** Goals of the design, as ratios to React. */
export function goalOf(metric: string): number | undefined {
  if (metric === "mount") return 1.3;
  if (metric === "last" || metric === "key") return 1;
  if (metric === "heap") return 1.5;
  return metric.startsWith("first paint") ? 0.6 : undefined;
}
