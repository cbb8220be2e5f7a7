import { describe, expect, it } from "vitest";
import { sample } from "../../scripts/mutation/list-mutants.ts";
import { readShipped, runMutants } from "../../scripts/mutation/run-mutants.ts";
import { compileChecked } from "../../src/authoring/checker/index.ts";
import { isThorough, turn } from "../support/thoroughness.ts";

/** The share seen in thousands is above 99 %; the smaller a sample, the further it may be from that by chance. */
const { most, leastShare } = isThorough ? { most: 4000, leastShare: 0.98 } : { most: 60, leastShare: 0.95 };

describe("runMutants", () => {
  const { files, mutants } = readShipped(".");

  it("has thousands of mistakes to choose from", () => {
    expect(mutants.length).toBeGreaterThan(3000);
  });

  it("finds nothing in the shipped screens as they are", () => {
    expect(compileChecked(files).problems).toEqual([]);
  });

  it(`refuses nearly all of ${most} mistakes in the shipped screens, with seed ${turn}`, () => {
    const { refused, all, survivors } = runMutants(files, sample(mutants, most, turn));
    expect(refused / all, survivors.map(({ kind, file, what }) => `${kind}  ${file}${what}`).join("\n")).toBeGreaterThanOrEqual(leastShare);
  }, 1_800_000);
});
