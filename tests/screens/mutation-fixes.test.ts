import { describe, expect, it } from "vitest";
import { createCheckedCompiler } from "../../src/authoring/checker/index.ts";
import { sample } from "../mutation/list-mutants.ts";
import { countRestored, leastRepaired, measureFixes, summarise } from "../mutation/measure-fixes.ts";
import { readShipped } from "../mutation/run-mutants.ts";
import { shippedCompiler } from "../support/project/shipped-compiler.ts";
import { isThorough, turn } from "../support/run/thoroughness.ts";

/** Of the small product more of them take as long. */
const products = [
  { root: ".", compiler: shippedCompiler, most: isThorough ? 400 : 6 },
  { root: "tests/projects/library", compiler: createCheckedCompiler(), most: isThorough ? 1000 : 15 },
];

describe.each(products)("mistakes in $root", ({ root, compiler, most }) => {
  it(`are each one problem, the name that was meant, and no fix that means something else, with seed ${turn}`, () => {
    const { files, mutants, meanings } = readShipped(root);
    const form = measureFixes(compiler, files, sample(mutants, most, turn));
    const measured = [...form, ...measureFixes(compiler, files, sample(meanings, most, turn))];
    const { median, most: mostProblems, suggestions, wrongSuggestions, wrong } = summarise(measured);
    const bad = measured.filter((one) => one.verdict === "wrong" || one.suggestions.some(({ isMeant }) => !isMeant));
    const shown = bad.map(({ mutant, edits }) => `${mutant.kind}  ${mutant.file}${mutant.what}  ${edits}`).join("\n");
    expect(wrong, shown).toBe(0);
    expect(median).toBe(1);
    // One of a dozen is more than a twentieth, so that a sample says nothing about that.
    if (isThorough) expect(mostProblems).toBeLessThanOrEqual(2);
    expect(wrongSuggestions, shown).toBeLessThanOrEqual(isThorough ? 0.02 * suggestions : 1);
    const { all, explained } = countRestored(form);
    expect(explained / all).toBeGreaterThanOrEqual(isThorough ? leastRepaired : 0.2);
  }, 7_200_000);
});
