// All that a compiled screen imports by name: tests write plans that no build has analysed.

import * as steps from "../../src/browser/runtime/flow/steps/steps.gen.ts";
import type { ScreenModule } from "../../src/browser/runtime/index.ts";
import * as features from "../../src/browser/runtime/session/features.ts";
import { createBuiltins } from "../../src/core/expression/index.ts";
import { createAmounts, createDates } from "../../src/core/market/index.ts";

export const everything: Pick<ScreenModule, "builtins" | "steps" | "features"> = {
  builtins: (market) => createBuiltins({ ...createAmounts(market), ...createDates(market) }),
  // Plain objects, as a build makes them: the test runner's module objects have getters that run deep.
  steps: { ...steps },
  features: { ...features },
};
