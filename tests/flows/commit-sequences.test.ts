/** Every action that commits, in random sequences of what borrowers, networks and devices do, against a server that counts. */
import { expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { openPlayground, type Played } from "../support/commits/commit-sequences.ts";
import { isThorough, turn } from "../support/run/thoroughness.ts";

const app = builtApp();

const all = 1000;
/** At each turn four of the six actions. */
const some = 4;
/** Seeds that share a browser's context; its clock stores every jump. */
const inOne = 40;

const seeds = isThorough
  ? Array.from({ length: all }, (_, at) => at + 1)
  : Array.from({ length: some }, (_, at) => ((turn * some + at) % all) + 1);
const parts = Array.from({ length: Math.ceil(seeds.length / inOne) }, (_, at) => seeds.slice(at * inOne, (at + 1) * inOne));

it.each(parts.map((part) => ({ first: part[0], part })))(
  `a commit is done once, never called a failure when it was not, and never locked out, in the sequences from $first on, turn ${turn}`,
  { timeout: 900_000 },
  async ({ part }) => {
    const playground = await openPlayground(app);
    const played: Played[] = [];
    for (const seed of part) played.push(await playground.play(seed));
    await playground.close();
    expect(played.filter(({ faults }) => faults.length > 0)).toEqual([]);
    // Every one comes through in the end.
    expect(played.filter(({ done }) => done === 0)).toEqual([]);
  },
);
