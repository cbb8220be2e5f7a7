/** The runner of tests opens screens in the real runtime, which needs Vite to read it. */
import { join } from "node:path";
import { engineRoot } from "../../../project/index.ts";

export type FlowTests = typeof import("../../../testing/flow-tests/index.ts");

export const flowTestsFile = join(engineRoot, "src/authoring/testing/flow-tests/index.ts");
