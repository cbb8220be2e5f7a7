/** The runner of tests opens screens in the real runtime, which needs Vite to read it. */
import { join } from "node:path";
import { engineRoot } from "../../../project/index.ts";
import type { draftOutcome, firstMoment, runTests, situationOf } from "../../../testing/flow-tests/index.ts";

export interface FlowTests {
  readonly firstMoment: typeof firstMoment;
  readonly runTests: typeof runTests;
  readonly draftOutcome: typeof draftOutcome;
  readonly situationOf: typeof situationOf;
}

export const flowTestsFile = join(engineRoot, "src/authoring/testing/flow-tests/index.ts");
