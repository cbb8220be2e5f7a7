/** Two that stand in for each other by how many there are, and leave out one number between them: `size(x) < 3` beside `size(x) > 3`. */
import { perObject } from "../../compiler/index.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import { isCount, meets } from "./comparison.ts";
import { type Formula, findAssignment, listAtoms } from "./formula.ts";
import { whenHolds } from "./read-formula.ts";

export interface Gap {
  /** Of the second of the two. */
  readonly pointer: string;
  readonly subject: string;
  readonly count: number;
  /** For the number both hold. */
  readonly isOverlap?: true;
}

interface Holder {
  readonly pointer: string;
  readonly when: Formula;
}

export const listGaps = perObject((index: ScreenIndex): readonly Gap[] => {
  const lists = new Map<unknown, Holder[]>();
  const add = (list: unknown, pointer: string) => {
    const when = whenHolds(index, pointer);
    if (when !== true) lists.set(list, [...(lists.get(list) ?? []), { pointer, when }]);
  };
  for (const { node, list, pointer, isOff } of index.nodes) if (node.when !== undefined && !isOff) add(list, `${pointer}/when`);
  for (const { step, siblings, pointer } of index.steps) if ("when" in step && step.when !== undefined) add(siblings, `${pointer}/when`);
  return [...lists.values()].flatMap((holders) => (holders.length < 2 ? [] : gapsAmong(holders)));
});

function gapsAmong(holders: readonly Holder[]): Gap[] {
  const found: Gap[] = [];
  for (const [at, one] of holders.entries())
    for (const other of holders.slice(at + 1)) {
      const gap = gapBetween(one, other);
      const others = holders.filter((third) => third !== one && third !== other);
      if (gap !== undefined && !isFilled(gap, others)) found.push(gap);
      const overlap = gap === undefined ? overlapOf(one, other) : undefined;
      if (overlap !== undefined) found.push(overlap);
    }
  return found;
}

interface FoundGap extends Gap {
  /** Under what else either holds. */
  readonly around: Formula;
}

function gapBetween(one: Holder, other: Holder): FoundGap | undefined {
  for (const { subject, literal: count } of countsIn(one)) {
    const isEither = (of: number) => holdsAt(one, subject, of) || holdsAt(other, subject, of);
    if (isEither(count) || count < 1 || !countsIn(other).some((test) => test.subject === subject)) continue;
    const sides = [count - 1, count + 1].map((of): readonly Formula[] => [at(one.when, subject, of), at(other.when, subject, of)]);
    const [[below, notBelow] = [], [notAbove, above] = []] = sides;
    const [low, high] = holdsAt(one, subject, count - 1) ? [below, above] : [notBelow, notAbove];
    if (low === undefined || high === undefined || !isPossible(low) || !isPossible(high) || !isSame(low, high)) continue;
    return { pointer: other.pointer, subject, count, around: low };
  }
  return undefined;
}

/** Below 3 several things may well be shown at once: that there is one, and that there is no other. */
const leastOverlap = 3;

/** A single number for which both hold, one of them up to it and the other one from it on. */
function overlapOf(one: Holder, other: Holder): Gap | undefined {
  for (const { subject, literal } of countsIn(one))
    for (const count of [literal - 1, literal, literal + 1]) {
      if (count < leastOverlap || !countsIn(other).some((test) => test.subject === subject)) continue;
      const [below, above] = [one, other].map((holder) => [holdsAt(holder, subject, count - 1), holdsAt(holder, subject, count + 1)]);
      const isTurned = below?.[0] === above?.[1] && below?.[1] === above?.[0] && below?.[0] !== below?.[1];
      const both = [one, other].map(({ when }) => at(when, subject, count));
      const [first = false, second = false] = both;
      if (isTurned && isPossible(first) && isPossible(second) && isSame(first, second))
        return { pointer: other.pointer, subject, count, isOverlap: true };
    }
  return undefined;
}

function countsIn({ when }: Holder): { readonly subject: string; readonly literal: number }[] {
  return listAtoms(when).flatMap(({ about }) =>
    about !== undefined && typeof about.literal === "number" && isCount(about.subject)
      ? [{ subject: about.subject, literal: about.literal }]
      : [],
  );
}

function holdsAt({ when }: Holder, subject: string, count: number): boolean {
  return isPossible(at(when, subject, count));
}

/** What is left of a condition when there are so many. */
function at(formula: Formula, subject: string, count: number): Formula {
  if (typeof formula === "boolean") return formula;
  if ("atom" in formula) return formula.atom.about?.subject === subject ? meets(count, formula.atom.about) : formula;
  if ("not" in formula) return { not: at(formula.not, subject, count) };
  const inside = ("all" in formula ? formula.all : formula.some).map((part) => at(part, subject, count));
  return "all" in formula ? { all: inside } : { some: inside };
}

function isPossible(formula: Formula): boolean {
  return findAssignment(formula) !== undefined;
}

function isSame(one: Formula, other: Formula): boolean {
  return !isPossible({ all: [one, { not: other }] }) && !isPossible({ all: [other, { not: one }] });
}

/** Whether others beside them take the number that is left out, whatever else holds. */
function isFilled({ subject, count, around }: FoundGap, others: readonly Holder[]): boolean {
  const asking = others.filter(({ when }) => listAtoms(when).some(({ about }) => about?.subject === subject));
  return !isPossible({ all: [around, ...asking.map(({ when }): Formula => ({ not: at(when, subject, count) }))] });
}
