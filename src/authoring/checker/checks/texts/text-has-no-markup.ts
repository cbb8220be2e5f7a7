import { screenCheck } from "../../check.ts";
import { listTexts } from "../../queries/texts/texts.ts";
import { findMarkup } from "../../wording/text-slips.ts";

export const textHasNoMarkup = screenCheck({ id: "text-has-no-markup" }, (index, report) => {
  for (const where of listTexts(index)) for (const { range, problem } of findMarkup(where.text)) report({ ...where, range }, problem);
});
