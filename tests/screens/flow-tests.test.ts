// The tests that stand beside the screens, all of them, and what they reach.
import { expect, it } from "vitest";
import { compile } from "../../src/authoring/compiler/index.ts";
import { measureCoverage, reportCoverage, reportTests, runTests } from "../../src/authoring/flow-tests/index.ts";
import { readProjectFiles } from "../../src/authoring/project-files.ts";
import { shipped } from "../support/shipped-screens.ts";

const { texts } = shipped.project;
const { screens, results } = await measureCoverage(shipped);
const allPass = /^\d+ tests of \d+ screens: all pass\.\n$/;

/** What a loan costs, what is paid, and every other screen that sends something only once. */
function isAboutMoney(screen: string): boolean {
  const [variant] = shipped.screens.get(screen)?.variants ?? [];
  return /^(loan|repayment)-/.test(screen) || variant?.plan().commits !== undefined;
}

it("tests beside the screens pass in every market", () => {
  expect(reportTests(results, texts)).toMatch(allPass);
});

it("tests of another product pass, too", async () => {
  const library = compile(readProjectFiles("tests/projects/library"));
  const found = await runTests(library);
  expect(reportTests(found, library.project.texts)).toMatch(allPass);
  expect(found.find(({ name }) => name.startsWith("In the further language"))?.variants).toEqual(["amman@en"]);
});

it("tests reach every flow, branch, condition and outcome of the screens that commit or are about money", () => {
  const money = screens.filter(({ screen }) => isAboutMoney(screen));
  const missed = money.filter((one) => one.missed.length > 0);
  expect(money.length).toBeGreaterThanOrEqual(14);
  expect(missed.length === 0 ? "" : reportCoverage(missed, texts)).toBe("");
});

it("tests run every flow of every screen", () => {
  const never = screens.flatMap(({ screen, missed }) =>
    missed.filter(({ kind }) => kind === "flow").map(({ what }) => `${screen}: ${what}`),
  );
  expect(never).toEqual([]);
});
