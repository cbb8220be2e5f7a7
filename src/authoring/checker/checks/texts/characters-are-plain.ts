import { isObject, joinPointer } from "../../../../core/json/index.ts";
import { type Project, perObject } from "../../../compiler/index.ts";
import { projectCheck } from "../../check.ts";
import { textsBelow } from "../../queries/texts.ts";
import { findOddCharacters, type OddCharacter } from "../../wording/odd-characters.ts";

export const charactersArePlain = projectCheck({ id: "characters-are-plain" }, ({ sources }, report) => {
  for (const source of sources)
    for (const { pointer, on, range, says, help, to } of listOdd(source))
      report(
        { file: source.file, pointer, on, ...(on === "value" && { range }) },
        {
          message: `This has ${says}.`,
          help,
          ...(to !== undefined && on === "value" && { fix: { title: help.replace(/\.$/, ""), text: to, isForRange: true } }),
        },
      );
});

interface Located extends OddCharacter {
  readonly pointer: string;
  readonly on: "key" | "value";
}

/** A file stays the same object until somebody changes it. */
const listOdd = perObject(({ value }: Project["sources"][number]): readonly Located[] => {
  const inTexts = [...textsBelow(value, "")].flatMap(({ text, pointer }) =>
    findOddCharacters(text).map((odd): Located => ({ ...odd, pointer, on: "value" })),
  );
  return [...inTexts, ...listKeys(value, "")];
});

function* listKeys(value: unknown, pointer: string): Generator<Located> {
  if (Array.isArray(value)) for (const [at, part] of value.entries()) yield* listKeys(part, joinPointer(pointer, at));
  else if (isObject(value))
    for (const [name, part] of Object.entries(value)) {
      const inner = joinPointer(pointer, name);
      for (const odd of findOddCharacters(name)) yield { ...odd, pointer: inner, on: "key" };
      yield* listKeys(part, inner);
    }
}
