/**
 * Every action that commits, in random sequences against a server that counts and may refuse looks, know no keys or respond with
 * statuses that nobody has listed. The screens, their plans, the session and the HTTP client are the real ones, without a
 * browser. `tests/flows/commit-sequences.test.ts` plays some in the built app.
 */
import { afterEach, expect, it, vi } from "vitest";
import { type Played, play } from "../support/commits/sequence.ts";
import { isThorough, turn } from "../support/run/thoroughness.ts";

const all = 1000;
const some = 250;
const seeds = Array.from({ length: isThorough ? all : some }, (_, at) => (isThorough ? at : (turn * some + at) % all) + 1);

afterEach(() => vi.unstubAllGlobals());

it(`${seeds.length} sequences: done once for each intent, never said to be done or refused when it was not, never locked out`, {
  timeout: 900_000,
}, async () => {
  const played: Played[] = [];
  for (const seed of seeds) played.push(await play(seed));
  const sum = (what: "commits" | "looks" | "done") => played.reduce((total, one) => total + one[what], 0);
  console.info(`${played.length} sequences: ${sum("commits")} commits sent, ${sum("done")} done, ${sum("looks")} looks`);
  expect(played.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(sum("commits")).toBeGreaterThan(played.length);
});
