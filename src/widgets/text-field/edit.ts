/** Turns what stands in the field into its value and back, and says where the caret belongs. */
import type { Shape } from "./kinds.ts";

export interface Edited {
  readonly value: string;
  /** The value as it is shown. */
  readonly text: string;
  /** In UTF-16 units of `text`. */
  readonly caret: number;
}

interface Edit {
  readonly text: string;
  readonly caret: number;
  /** The key deletes to the right. */
  readonly isForward?: boolean;
}

/** Puts a blank between the groups of a value. */
export function group(value: string, sizes: readonly number[] = []): string {
  const groups: string[] = [];
  for (let at = 0; at < value.length; ) {
    const size = sizes[Math.min(groups.length, sizes.length - 1)] ?? value.length;
    groups.push(value.slice(at, at + size));
    at += size;
  }
  return groups.join(" ");
}

/** A caret after the n-th character of the value stands before a blank, except where the last character was typed. */
function placeOf(count: number, sizes: readonly number[] | undefined, value: string): number {
  return group(value.slice(0, count), sizes).length;
}

/** `before` is the value before the edit, `max` the most characters that a value may have. */
export function edit(
  before: string,
  { text, caret, isForward }: Edit,
  { drops, groups, max }: Pick<Shape, "drops" | "groups" | "max">,
): Edited {
  const clean = (raw: string): string[] => Array.from(drops ? raw.replace(drops, "") : raw);
  let head = clean(text.slice(0, caret));
  let tail = clean(text.slice(caret));
  const shown = group(before, groups);
  // Autofill writes the same digits without any blanks, and puts the caret at the end.
  const isBlankDeleted = groups && shown[caret] === " " && shown.slice(0, caret) + shown.slice(caret + 1) === text;
  // Deleting the blank between two groups means the digit beside it.
  if (isBlankDeleted && isForward) tail = tail.slice(1);
  else if (isBlankDeleted) head = head.slice(0, -1);
  // What is put in ends at the caret, so that its end is what finds no room.
  const excess = Math.max(0, head.length + tail.length - max);
  head = head.slice(0, Math.max(0, head.length - excess));
  const value = head.concat(tail).slice(0, max).join("");
  return { value, text: group(value, groups), caret: placeOf(head.join("").length, groups, value) };
}
