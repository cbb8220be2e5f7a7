import { expect, it } from "vitest";
import { reportTests, runTests } from "../../src/authoring/flow-tests/index.ts";
import { shipped } from "../support/shipped-screens.ts";

it("tests beside the screens pass", async () => {
  const results = await runTests(shipped);
  expect(reportTests(results, shipped.project.texts)).toMatch(/^\d+ tests of \d+ screens?: all pass\.\n$/);
});
