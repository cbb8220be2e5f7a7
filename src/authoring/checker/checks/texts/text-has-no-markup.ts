import type { ScreenCheck } from "../../check.ts";
import { listTexts } from "../../queries/texts.ts";
import { findMarkup } from "../../wording/text-slips.ts";

export const textHasNoMarkup: ScreenCheck = {
  id: "text-has-no-markup",
  over: "screen",
  run(index, report) {
    for (const where of listTexts(index)) for (const { range, problem } of findMarkup(where.text)) report({ ...where, range }, problem);
  },
};
