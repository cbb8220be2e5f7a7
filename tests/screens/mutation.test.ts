import { describe, expect, it } from "vitest";
import { isHeuristic, sample } from "../mutation/list-mutants.ts";
import type { Mutant } from "../mutation/mutant.ts";
import { leastShares, readShipped, runMutants } from "../mutation/run-mutants.ts";
import { shippedCompiler } from "../support/project/shipped-compiler.ts";
import { isThorough, turn } from "../support/run/thoroughness.ts";

const { files, mutants, meanings } = readShipped(".");

describe("runMutants", () => {
  /** The shares that are reached in all of them, by `npm run mutate`; a sample may be below by chance: 0.01 is two and a half deviations of 800. */
  const chance = 0.01;
  const classes: readonly { name: string; all: Mutant[]; most: number; least: number }[] = [
    { name: "mistakes of form", all: mutants, most: isThorough ? 1500 : 16, least: isThorough ? leastShares.form - chance : 0.85 },
    {
      name: "mistakes of meaning that can be decided",
      all: meanings.filter((one) => !isHeuristic(one)),
      most: isThorough ? 800 : 8,
      least: isThorough ? leastShares.decidable - chance : 0.6,
    },
    {
      name: "mistakes of meaning that a rule of thumb knows",
      all: meanings.filter(isHeuristic),
      most: isThorough ? 500 : 6,
      least: isThorough ? leastShares.heuristic - chance : 0.2,
    },
  ];

  it("has thousands of mistakes to choose from", () => {
    expect(mutants.length).toBeGreaterThan(3000);
    expect(meanings.length).toBeGreaterThan(1500);
  });

  it("finds nothing in the shipped screens as they are", () => {
    expect(shippedCompiler.compile(files).problems).toEqual([]);
  });

  it.each(classes)(
    `refuses $name in the shipped screens, with seed ${turn}`,
    ({ all: mistakes, most, least }) => {
      const { refused, all, survivors } = runMutants(shippedCompiler, files, sample(mistakes, most, turn));
      expect(refused / all, survivors.map(({ kind, file, what }) => `${kind}  ${file}${what}`).join("\n")).toBeGreaterThanOrEqual(least);
    },
    1_800_000,
  );
});
