// All that a compiled screen imports by name: here no build has looked at what its plan uses.
import * as steps from "../../../browser/runtime/flow/steps/steps.gen.ts";
import type { ScreenModule } from "../../../browser/runtime/index.ts";
import * as features from "../../../browser/runtime/session/features.ts";
import { createBuiltins } from "../../../core/expression/index.ts";
import { createFormats } from "../../../core/market/index.ts";

export const everything: Pick<ScreenModule, "builtins" | "steps" | "features"> = {
  builtins: (market) => createBuiltins(createFormats(market)),
  // Plain objects, as a build makes them: module objects of some runners have getters that run deep.
  steps: { ...steps },
  features: { ...features },
};
