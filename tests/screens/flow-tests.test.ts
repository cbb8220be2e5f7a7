// The tests that stand beside the screens, all of them, and what they reach.
import { expect, it } from "vitest";
import { compile } from "../../src/authoring/compiler/index.ts";
import { readProjectFiles } from "../../src/authoring/project/project-files.ts";
import { measureCoverage, reportCoverage, reportTests, runTests } from "../../src/authoring/testing/flow-tests/index.ts";
import { shipped } from "../support/project/shipped-screens.ts";

const { texts } = shipped.project;
const { screens, results } = await measureCoverage(shipped);
const allPass = /^\d+ tests of \d+ screens: all pass\.\n$/;

it("tests beside the screens pass in every market", () => {
  expect(reportTests(results, texts)).toMatch(allPass);
});

it("tests of another product pass, too", async () => {
  const library = compile(readProjectFiles("tests/projects/library"));
  const found = await runTests(library);
  expect(reportTests(found, library.project.texts)).toMatch(allPass);
  expect(found.find(({ name }) => name.startsWith("In the further language"))?.variants).toEqual(["amman@en"]);
});

it("a test compares what stands on the wire, and each time that a call is sent", async () => {
  const { project } = shipped;
  const score = { given: { apiHost: "obfuscated.example" }, when: [{ wait: 3 }, { fill: "stars", with: 4 }, { tap: "send" }] };
  const saved = { action: "saveScore", input: { score: 4, problemId: "C1001" } };
  const lost = { retries: true, responses: { problemDetail: { fault: "offline", times: 1 } } } as const;
  const tests = {
    "Other values": { ...score, then: { calls: [{ ...saved, sent: { scr: 5, pid: "C1001" } }], toast: "{texts.rated}" } },
    "A missing call": { given: lost, when: [{ wait: 1 }], then: {} },
  };
  const file = "screens/complaint/details/tests.json";
  const found = await runTests({ ...shipped, project: { ...project, tests: [{ file, value: { screen: "complaint-details", tests } }] } });
  const failures = found.map((result) => result.failures.slice(0, 1).map(({ message, compared }) => [message, compared?.found]));
  expect(failures).toEqual([
    [["Another call was sent.", { ...saved, sent: { scr: 4, pid: "C1001" } }]],
    [["One more call was sent.", { action: "problemDetail", input: { problemId: "C1001" } }]],
  ]);
});

it("tests reach every flow, branch, condition and outcome of every screen", () => {
  const missed = screens.filter((one) => one.missed.length > 0);
  expect(screens.length).toBeGreaterThan(30);
  expect(missed.length === 0 ? "" : reportCoverage(missed, texts)).toBe("");
});
