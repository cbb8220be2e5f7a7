/** The runner of tests opens screens in the real runtime, which needs Vite to read it. */
import { engineFile } from "../../../project/index.ts";

export type FlowTests = typeof import("../../../testing/flow-tests/index.ts");

export const flowTestsFile = engineFile("src/authoring/testing/flow-tests/index.ts");
