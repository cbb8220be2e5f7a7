/** What keeps a picture from being shipped. */
import { listNames, quoteName, type Settings } from "../../../../core/format/index.ts";
import type { SourceFile } from "../../../compiler/index.ts";
import type { ProblemText } from "../../check.ts";
import { findPictureFormat, pictureFormats } from "./picture-format.ts";
import { findUnsafePart } from "./svg.ts";

const usualBytes = 40_960;

/** The most bytes that a picture may have. */
export function pictureLimit({ pictures }: Settings): number {
  return pictures?.maxBytes ?? usualBytes;
}

export function* findPictureProblems({ path, text }: SourceFile, limit: number): Generator<ProblemText> {
  const format = findPictureFormat(text);
  if (format === undefined) {
    yield { message: "This is no picture.", help: `Save it as ${listNames(pictureFormats)}.` };
    return;
  }
  const named = path.replace(/[^.]*$/, format);
  if (named !== path) yield { message: `This is ${quoteName(format)} by its content.`, help: `Name it ${quoteName(named)}.` };
  if (text.length > limit)
    yield {
      message: `The picture has ${text.length} bytes; the limit is ${limit}.`,
      help: "Make it smaller, or raise `pictures.maxBytes` in `screens/catalogue/settings.json`.",
    };
  const unsafe = format === "svg" ? findUnsafePart(text) : undefined;
  if (unsafe?.isCostly)
    yield { message: `${quoteName(unsafe.part)} draws too much.`, help: "Use fewer copies of parts, and fewer filters." };
  else if (unsafe)
    yield {
      message: `${quoteName(unsafe.part)} may not stand in a picture.`,
      help: "It may hold shapes, text, gradients and filters, and nothing that runs or is fetched.",
    };
}
