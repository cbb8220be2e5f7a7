import { type Project, perObject } from "../../../compiler/index.ts";
import { projectCheck } from "../../check.ts";
import { textsBelow } from "../../queries/texts/texts.ts";
import { findOddCharacters } from "../../wording/odd-characters.ts";

export const charactersArePlain = projectCheck({ id: "characters-are-plain" }, ({ sources }, report) => {
  for (const source of sources)
    for (const { pointer, range, says, help, to, isProbable } of listOdd(source))
      report(
        { file: source.file, pointer, on: "value", range },
        {
          message: `This has ${says}.`,
          help,
          ...(isProbable && { notice: "always" }),
          ...(to !== undefined && { fix: { title: help.replace(/\.$/, ""), text: to, isForRange: true } }),
        },
      );
});

/** A file stays the same object until somebody changes it. */
const listOdd = perObject(({ value }: Project["sources"][number]) =>
  [...textsBelow(value, "")].flatMap(({ text, pointer }) => findOddCharacters(text).map((odd) => ({ ...odd, pointer }))),
);
