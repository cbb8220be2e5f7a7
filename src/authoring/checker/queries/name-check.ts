/** The family of checks that a name is declared: they differ in what mentions names and in what declares them. */

import { quoteName, suggestName } from "../../../core/format/index.ts";
import { findMeant } from "../../../core/json/index.ts";
import type { ProblemText, ScreenCheck } from "../check.ts";
import type { ScreenIndex } from "./screen-index.ts";

interface Mention {
  readonly name: string;
  readonly pointer: string;
}

interface NameCheck extends Pick<ScreenCheck, "id"> {
  /** What the name is of, for example `dialog of this screen`. */
  readonly noun: string;
  mentioned(index: ScreenIndex): Iterable<Mention>;
  declared(index: ScreenIndex): Iterable<string>;
}

export function checkNames({ id, noun, mentioned, declared }: NameCheck): ScreenCheck {
  return {
    id,
    over: "screen",
    about: "names",
    run(index, report) {
      const names = [...declared(index)];
      for (const { name, pointer } of mentioned(index)) if (!names.includes(name)) report(pointer, describeMissing(noun, name, names));
    },
  };
}

/** Describes an undeclared name, with the nearest declared one or all of them. */
export function describeMissing(noun: string, name: string, names: readonly string[]): ProblemText {
  const near = findMeant(name, names).name;
  return {
    message: `No ${noun} is named ${quoteName(name)}.`,
    help: suggestName(name, names, noun) ?? "None is defined yet.",
    ...(near !== undefined && { fix: { title: `Write ${quoteName(near)}`, text: JSON.stringify(near), name } }),
  };
}

/** What an overlay declares and nothing reads may be meant to change what the screen has under a similar name. */
export function askToChange(screen: string, name: string, declared: readonly string[]): string | undefined {
  const near = findMeant(
    name,
    declared.filter((other) => other !== name),
  ).name;
  return near === undefined ? undefined : `${quoteName(screen)} has ${quoteName(near)}: write that to change it.`;
}
