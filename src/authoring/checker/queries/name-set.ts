/** Compares the names that a place gives with those that it may and must give, and reports each cause once. */

import { listNames, quoteName } from "../../../core/format/index.ts";
import { findNearest, joinPointer } from "../../../core/json/index.ts";
import type { Finding, Spot } from "../check.ts";

export interface NameSet {
  readonly given: readonly string[];
  /** All names that may be given. */
  readonly taken: readonly string[];
  /** Those that cannot be left out. */
  readonly required: readonly string[];
  /** What takes the names, for example `` `problemSave` ``. */
  readonly taker: string;
  /** What a name is: `input`, `parameter`. */
  readonly noun: string;
  /** Where the names are given, and where the whole stands if they are not. */
  readonly at: string;
  readonly whole: string;
}

/** A missing name beside an unknown one that is near to it is one slip of the pen. */
export function checkNameSet(
  { given, taken, required, taker, noun, at, whole }: NameSet,
  report: (spot: Spot | string, finding: Finding) => void,
): void {
  const missing = new Set(required.filter((name) => !given.includes(name)));
  for (const name of given.filter((one) => !taken.includes(one))) {
    const near = findNearest(
      name,
      taken.filter((one) => !given.includes(one)),
    );
    if (near !== undefined) missing.delete(near);
    const fix = near === undefined ? undefined : { title: `Write ${quoteName(near)}`, text: JSON.stringify(near) };
    const help =
      near !== undefined
        ? `Did you mean ${quoteName(near)}?`
        : taken.length === 0
          ? "It takes none."
          : `It takes ${listNames(taken, "and")}.`;
    report(
      { pointer: joinPointer(at, name), on: "key" },
      { message: `${taker} takes no ${noun} ${quoteName(name)}.`, help, ...(fix && { fix }) },
    );
  }
  if (missing.size === 0) return;
  report(given.length > 0 ? at : whole, {
    message: `${taker} needs the ${noun} ${listNames([...missing], "and")}.`,
    help: `Give ${missing.size === 1 ? "it" : "them"} a value here.`,
  });
}
