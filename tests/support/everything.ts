// What a published screen brings by name, all of it: tests write plans that no build has looked at.
import { createWords } from "../../src/expression/index.ts";
import { createAmounts, createDates } from "../../src/market/index.ts";
import type { ScreenModule } from "../../src/runtime/index.ts";
import * as parts from "../../src/runtime/parts.ts";
import * as steps from "../../src/runtime/steps.ts";

export const everything: Pick<ScreenModule, "words" | "steps" | "parts"> = {
  words: (market) => createWords({ ...createAmounts(market), ...createDates(market) }),
  // Plain objects, as a build makes them: the test runner's module objects have getters that run deep.
  steps: { ...steps },
  parts: { ...parts },
};
