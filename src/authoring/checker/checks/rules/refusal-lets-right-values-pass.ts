import type { ScreenCheck } from "../../check.ts";
import { listWronglyRefused } from "../../conditions/wrongly-refused.ts";

export const refusalLetsRightValuesPass: ScreenCheck = {
  id: "refusal-lets-right-values-pass",
  recommended: false,
  over: "screen",
  run(index, report) {
    for (const { pointer, field, passes } of listWronglyRefused(index))
      report(pointer, { message: `Of \`${field}\` nothing passes here but ${passes}.`, help: "Turn the condition round." });
  },
};
