import { expect, it } from "vitest";
import { sample } from "../mutation/list-mutants.ts";
import { measureFixes, summarise } from "../mutation/measure-fixes.ts";
import { readShipped } from "../mutation/run-mutants.ts";
import { shippedCompiler } from "../support/project/shipped-compiler.ts";
import { isThorough, turn } from "../support/run/thoroughness.ts";

const { files, mutants, meanings } = readShipped(".");
const most = isThorough ? 400 : 6;

it(`a mistake is one problem, the name that was meant, and no fix that means something else, with seed ${turn}`, () => {
  const measured = measureFixes(shippedCompiler, files, [...sample(mutants, most, turn), ...sample(meanings, most, turn)]);
  const { median, most: mostProblems, suggestions, wrongSuggestions, wrong } = summarise(measured);
  const bad = measured.filter((one) => one.verdict === "wrong" || one.suggestions.some(({ isMeant }) => !isMeant));
  const shown = bad.map(({ mutant, edits }) => `${mutant.kind}  ${mutant.file}${mutant.what}  ${edits}`).join("\n");
  expect(wrong, shown).toBe(0);
  expect(median).toBe(1);
  // One of a dozen is more than a twentieth, so that a sample says nothing about that.
  if (isThorough) expect(mostProblems).toBeLessThanOrEqual(2);
  expect(wrongSuggestions, shown).toBeLessThanOrEqual(isThorough ? 0.02 * suggestions : 1);
}, 7_200_000);
