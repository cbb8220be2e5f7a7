/** The family of checks that want a name to be declared somewhere: they differ in what mentions a name and where names are declared. */

import { quoteName, suggestName } from "../../../core/format/index.ts";
import { findNearest } from "../../../core/json/index.ts";
import type { Finding, ScreenCheck } from "../check.ts";
import type { Outline } from "./screen-index.ts";

interface Mention {
  readonly name: string;
  readonly pointer: string;
}

interface NameCheck extends Pick<ScreenCheck, "id" | "what" | "why"> {
  /** What the name is of, for example `dialog of this screen`. */
  readonly noun: string;
  mentioned(outline: Outline): Iterable<Mention>;
  declared(outline: Outline): Iterable<string>;
}

export function checkNames({ noun, mentioned, declared, ...text }: NameCheck): ScreenCheck {
  return {
    ...text,
    over: "screen",
    about: "names",
    run(outline, report) {
      const names = [...declared(outline)];
      for (const { name, pointer } of mentioned(outline)) if (!names.includes(name)) report(pointer, describeMissing(noun, name, names));
    },
  };
}

/** Says that a name is not declared, and which one is near or which there are. */
export function describeMissing(noun: string, name: string, names: readonly string[]): Finding {
  const near = findNearest(name, names);
  return {
    message: `No ${noun} is named ${quoteName(name)}.`,
    help: suggestName(name, names) ?? "There is none yet.",
    ...(near !== undefined && { fix: { title: `Write ${quoteName(near)}`, text: JSON.stringify(near) } }),
  };
}
