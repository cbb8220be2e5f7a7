/** Two that stand in for each other by how many there are, and leave out what is between them, or both hold there: `size(x) < 3` beside `size(x) > 5`. */
import { perObject } from "../../compiler/index.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import { isCount, meets } from "./comparison.ts";
import { type Formula, findAssignment, listAtoms } from "./formula.ts";
import { whenHolds } from "./read-formula.ts";

export interface Gap {
  /** Of the second of the two. */
  readonly pointer: string;
  readonly subject: string;
  /** The first and the last number. */
  readonly from: number;
  readonly to: number;
  /** For the numbers both hold. */
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
  return holders.flatMap((one, at) =>
    holders.slice(at + 1).flatMap((other) => {
      const others = holders.filter((third) => third !== one && third !== other);
      return subjectsOf(one, other).flatMap((subject) => compare(subject, [one, other], others));
    }),
  );
}

function subjectsOf(one: Holder, other: Holder): string[] {
  const [first, second] = [one, other].map((holder) => new Set(countsIn(holder).map(({ subject }) => subject)));
  return [...(first ?? [])].filter((subject) => second?.has(subject));
}

/** A condition by the numbers for which it holds. */
interface Section extends Holder {
  /** What is left of it at each number. */
  readonly left: readonly Formula[];
  readonly holds: readonly boolean[];
}

/** Numbers that two conditions ask for, with those around them: between two that are no neighbours nothing changes. */
function pointsOf(subject: string, holders: readonly Holder[]): number[] {
  const asked = holders.flatMap((holder) => countsIn(holder).filter((count) => count.subject === subject));
  const near = asked.flatMap(({ literal }) => [literal - 1, literal, literal + 1]).filter((count) => count >= 0 && Number.isInteger(count));
  return [...new Set([0, ...near])].sort((a, b) => a - b);
}

function sectionOf(holder: Holder, subject: string, points: readonly number[]): Section {
  const left = points.map((count) => at(holder.when, subject, count));
  return { ...holder, left, holds: left.map(isPossible) };
}

/** More than so many are left out on purpose: a hint for few beside one for very many. */
const mostLeftOut = 2;

/** Below 3 several things may well be shown at once: that there is one, and that there is no other. */
const leastOverlap = 3;

function compare(subject: string, [one, other]: readonly [Holder, Holder], others: readonly Holder[]): Gap[] {
  const points = pointsOf(subject, [one, other]);
  const sections = [one, other].map((holder) => sectionOf(holder, subject, points));
  const [low, high] = sections.sort((a, b) => a.holds.indexOf(true) - b.holds.indexOf(true));
  if (low === undefined || high === undefined || !low.holds.includes(true) || !high.holds.at(-1) || low.holds.at(-1)) return [];
  const [last, first] = [low.holds.lastIndexOf(true), high.holds.indexOf(true)];
  const isWhole = ({ holds }: Section) => !holds.slice(holds.indexOf(true), holds.lastIndexOf(true)).includes(false);
  if (!isWhole(low) || !isWhole(high) || !isSame(low.left[last] ?? false, high.left[first] ?? false)) return [];
  const { pointer } = other;
  if (first > last + 1) {
    const [from = 0, to = 0] = [points[last + 1], (points[first] ?? 0) - 1];
    const isSlip = to - from < mostLeftOut;
    return !isSlip || isFilled({ subject, from, to, around: low.left[last] ?? false }, others) ? [] : [{ pointer, subject, from, to }];
  }
  const [count = 0, next] = points.slice(first);
  const isOne = first === last && count >= leastOverlap && next === count + 1 && points[first - 1] === count - 1;
  return isOne ? [{ pointer, subject, from: count, to: count, isOverlap: true }] : [];
}

function countsIn({ when }: Holder): { readonly subject: string; readonly literal: number }[] {
  return listAtoms(when).flatMap(({ about }) =>
    about !== undefined && typeof about.literal === "number" && isCount(about.subject)
      ? [{ subject: about.subject, literal: about.literal }]
      : [],
  );
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

interface Left {
  readonly subject: string;
  readonly from: number;
  readonly to: number;
  /** Under what else either holds. */
  readonly around: Formula;
}

/** Whether others beside them take the numbers that are left out, whatever else holds. */
function isFilled({ subject, from, to, around }: Left, others: readonly Holder[]): boolean {
  const asking = others.filter(({ when }) => listAtoms(when).some(({ about }) => about?.subject === subject));
  const counts = Array.from({ length: to - from + 1 }, (_, more) => from + more);
  return counts.every((count) => !isPossible({ all: [around, ...asking.map(({ when }): Formula => ({ not: at(when, subject, count) }))] }));
}
