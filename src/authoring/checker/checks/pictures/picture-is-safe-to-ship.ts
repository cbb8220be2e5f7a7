import { listNames, quoteName } from "../../../../core/format/index.ts";
import type { SourceFile } from "../../../compiler/index.ts";
import type { ProblemText, ProjectCheck } from "../../check.ts";
import { findPictureFormat, pictureFormats } from "../../queries/picture-format.ts";
import { findActivePart } from "../../queries/svg.ts";

const usualBytes = 40_960;

export const pictureIsSafeToShip: ProjectCheck = {
  id: "picture-is-safe-to-ship",
  over: "project",
  run({ catalogue }, report) {
    const limit = catalogue.settings.pictures?.maxBytes ?? usualBytes;
    for (const picture of catalogue.pictures.values())
      for (const problem of findProblems(picture, limit)) report({ file: picture.path, pointer: "", on: "value" }, problem);
  },
};

function* findProblems({ path, text }: SourceFile, limit: number): Generator<ProblemText> {
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
  const active = format === "svg" ? findActivePart(text) : undefined;
  if (active !== undefined)
    yield {
      message: `${quoteName(active)} may not stand in a picture.`,
      help: "It may hold shapes, text, gradients and filters, and nothing that runs or is fetched.",
    };
}
