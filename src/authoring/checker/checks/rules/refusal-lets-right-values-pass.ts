import { screenCheck } from "../../check.ts";
import { listWronglyRefused } from "../../conditions/wrongly-refused.ts";

export const refusalLetsRightValuesPass = screenCheck({ id: "refusal-lets-right-values-pass", recommended: false }, (index, report) => {
  for (const { pointer, field, passes } of listWronglyRefused(index))
    report(pointer, { message: `Of \`${field}\` nothing passes here but ${passes}.`, help: "Turn the condition round." });
});
