/** Compares the given names with the allowed and the required ones, and reports each cause once. */

import { listAround, listNames, quoteName } from "../../../../core/format/index.ts";
import { findMeant, joinPointer } from "../../../../core/json/index.ts";
import type { Report } from "../../check.ts";
import { keyAt } from "../places.ts";

interface NameSet {
  readonly given: readonly string[];
  /** All names that may be given. */
  readonly taken: readonly string[];
  /** Those that cannot be left out. */
  readonly required: readonly string[];
  /** What a name is, `input` or `parameter`, and what takes it, for example `problemSave`. */
  readonly kind: string;
  readonly of: string;
  /** What takes the names, where its name alone does not say it. */
  readonly taker?: string;
  /** Pointer to what contains the object with the names, for the case that it is missing, and its part that is the object. */
  readonly pointer: string;
  readonly part: "input" | "params" | "props";
  /** For a name that is right in another place: where. No similar name was meant then. */
  place?(name: string): string | undefined;
  /** For words of other systems: what they are called here. */
  explain?(name: string): string | undefined;
}

/** A missing name beside a similar unknown one is one typo. */
export function checkNameSet(report: Report, names: NameSet): void {
  const { given, taken, required, kind, of, taker = quoteName(of), pointer, part, place, explain } = names;
  const at = joinPointer(pointer, part);
  const missing = new Set(required.filter((name) => !given.includes(name)));
  for (const name of given.filter((one) => !taken.includes(one))) {
    const elsewhere = place?.(name);
    const free = elsewhere === undefined ? taken.filter((one) => !given.includes(one)) : [];
    const { help: question, name: near, names: meant } = findMeant(name, free);
    if (near !== undefined) missing.delete(near);
    const fix = near === undefined ? undefined : { title: `Write ${quoteName(near)}`, text: JSON.stringify(near) };
    const help = elsewhere ?? question ?? explain?.(name) ?? (taken.length === 0 ? "It has none." : `It has ${listAround(name, taken)}.`);
    report(keyAt(joinPointer(at, name)), {
      message: `${taker} has no ${kind} ${quoteName(name)}.`,
      help,
      subject: { kind, name, of, is: elsewhere === undefined ? "missing" : "misplaced", near: meant },
      ...(fix && { fix }),
    });
  }
  if (missing.size === 0) return;
  report(given.length > 0 ? at : pointer, {
    message: `${taker} needs the ${kind} ${listNames([...missing], "and")}.`,
    help: `Add ${missing.size === 1 ? "it" : "them"} here.`,
    subject: { kind, name: [...missing].join(" "), of, is: "other" },
  });
}
