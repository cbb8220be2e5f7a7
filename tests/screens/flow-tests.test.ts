// The tests that stand beside the screens, all of them, and what they reach.
import { expect, it } from "vitest";
import { measureCoverage, reportCoverage, reportTests } from "../../src/authoring/flow-tests/index.ts";
import { shipped } from "../support/shipped-screens.ts";

const { texts } = shipped.project;
const { screens, results } = await measureCoverage(shipped);

/** Those that show what a loan costs or take money, whatever they send. */
const aboutMoney = /^(loan|repayment)-/;

it("tests beside the screens pass in every market", () => {
  expect(reportTests(results, texts)).toMatch(/^\d+ tests of \d+ screens: all pass\.\n$/);
});

it("tests reach every flow, branch, condition and outcome of the screens about money", () => {
  const money = screens.filter(({ screen }) => aboutMoney.test(screen));
  const missed = money.filter(({ missed }) => missed.length > 0);
  expect(money.length).toBeGreaterThanOrEqual(12);
  expect(missed.length === 0 ? "" : reportCoverage(missed, texts)).toBe("");
});
