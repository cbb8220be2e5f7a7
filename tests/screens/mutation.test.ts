import { describe, expect, it } from "vitest";
import { sample } from "../../scripts/mutation/list-mutants.ts";
import { readShipped, runMutants } from "../../scripts/mutation/run-mutants.ts";
import { compileChecked } from "../../src/authoring/checker/index.ts";

const most = 1000;
const seed = 20_260;
const leastShare = 0.98;

describe("runMutants", () => {
  const { files, mutants } = readShipped(".");

  it("has thousands of mistakes to choose from", () => {
    expect(mutants.length).toBeGreaterThan(3000);
  });

  it("finds nothing in the shipped screens as they are", () => {
    expect(compileChecked(files).problems).toEqual([]);
  });

  it("refuses nearly every mistake that is put into the shipped screens", () => {
    const { refused, all, survivors } = runMutants(files, sample(mutants, most, seed));
    expect(refused / all, survivors.map(({ kind, file, what }) => `${kind}  ${file}${what}`).join("\n")).toBeGreaterThanOrEqual(leastShare);
  }, 600_000);
});
