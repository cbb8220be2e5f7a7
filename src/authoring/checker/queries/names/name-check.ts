/** How a name that nothing declares is reported. */

import { missing, quoteName, type Subject } from "../../../../core/format/index.ts";
import { findMeant } from "../../../../core/json/index.ts";
import type { ProblemText } from "../../check.ts";

/** What a name is of: its kind and what has it, as `parameter of `shop-search``, or other words for both. */
export interface Noun extends Pick<Subject, "kind" | "of"> {
  readonly words?: string;
}

/** The nouns that several checks use. */
export const actionOfCatalogue: Noun = { kind: "action", words: "action of the catalogue" };
export const disclosureOfSettings: Noun = { kind: "disclosure", words: "disclosure of the settings" };

/** Describes an undeclared name, with the nearest declared one or all of them. */
export function describeMissing({ kind, of, words }: Noun, name: string, names: readonly string[]): ProblemText {
  const near = findMeant(name, names).name;
  const noun = words ?? (of === undefined ? kind : `${kind} of ${quoteName(of)}`);
  return {
    message: `No ${noun} is named ${quoteName(name)}.`,
    ...missing({ kind, name, ...(of !== undefined && { of }) }, names, noun),
    ...(names.length === 0 && { help: "None is defined yet." }),
    ...(near !== undefined && { fix: { title: `Write ${quoteName(near)}`, text: JSON.stringify(near), name } }),
  };
}

/** Where the name is a part of what stands at the place, or follows from the path of the file, nothing can be put in for it. */
export function withoutFix({ fix: _, ...problem }: ProblemText): ProblemText {
  return problem;
}

/** What an overlay declares and nothing reads may be meant to change what the screen has under a similar name. */
export function askToChange(screen: string, name: string, declared: readonly string[]): string | undefined {
  const others = declared.filter((other) => other !== name);
  const near = findMeant(name, others).name;
  return near === undefined ? undefined : `${quoteName(screen)} has ${quoteName(near)}: write that to change it.`;
}
