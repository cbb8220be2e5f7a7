/** Conditions as formulas over what they compare, and a search for values that make one hold and another not. */

import { type Comparison, hasValue, meets } from "./comparison.ts";

/** True and false stand for themselves; an atom is a comparison or a value of which only the truth is known. */
export type Formula =
  | boolean
  | { readonly atom: Atom }
  | { readonly not: Formula }
  | { readonly all: readonly Formula[] }
  | { readonly some: readonly Formula[] };

export interface Atom {
  /** As an author would write it. */
  readonly text: string;
  /** As an author would write that it does not hold. */
  readonly denied: string;
  /** What is compared with which literal: atoms about one subject hold together only when one value meets all of them. */
  readonly about?: Comparison;
}

type Assignment = ReadonlyMap<string, boolean>;

/** Undefined while the assignment does not settle it. */
function truthOf(formula: Formula, given: Assignment): boolean | undefined {
  if (typeof formula === "boolean") return formula;
  if ("atom" in formula) return given.get(formula.atom.text);
  if ("not" in formula) {
    const value = truthOf(formula.not, given);
    return value === undefined ? undefined : !value;
  }
  const isAll = "all" in formula;
  const values = (isAll ? formula.all : formula.some).map((part) => truthOf(part, given));
  if (values.includes(!isAll)) return !isAll;
  return values.includes(undefined) ? undefined : isAll;
}

/** What it is made of. */
export function listAtoms(formula: Formula): readonly Atom[] {
  return [...atomsOf(formula).values()];
}

function atomsOf(formula: Formula, into = new Map<string, Atom>()): Map<string, Atom> {
  if (typeof formula === "boolean") return into;
  if ("atom" in formula) into.set(formula.atom.text, formula.atom);
  else for (const part of "not" in formula ? [formula.not] : "all" in formula ? formula.all : formula.some) atomsOf(part, into);
  return into;
}

/** Whether one value can meet all comparisons of the atom's subject. */
function isPossible({ about }: Atom, atoms: ReadonlyMap<string, Atom>, given: Assignment): boolean {
  if (about === undefined) return true;
  const tests = [...given].flatMap(([text, holds]) => {
    const other = atoms.get(text)?.about;
    return other?.subject === about.subject ? [{ comparison: other, holds }] : [];
  });
  return hasValue(tests) && isPossibleWhenEmpty(about.subject, atoms, given);
}

/** Where a value is empty, so is the number that it is read as, and its size is 0. */
function isPossibleWhenEmpty(subject: string, atoms: ReadonlyMap<string, Atom>, given: Assignment): boolean {
  const of = /^(?:number|size)\((.*)\)$/.exec(subject)?.[1] ?? subject;
  const tests = [...given].flatMap(([text, holds]) => {
    const about = atoms.get(text)?.about;
    return about === undefined ? [] : [{ about, holds }];
  });
  const isEmpty = tests.some(
    ({ about, holds }) => holds && about.subject === of && about.sign === "==" && (about.literal === "" || about.literal === null),
  );
  const fits = (reading: string, value: number | null) =>
    tests.every(({ about, holds }) => about.subject !== `${reading}(${of})` || meets(value, about) === holds);
  return !isEmpty || (fits("number", null) && fits("size", 0));
}

function search(formula: Formula, atoms: ReadonlyMap<string, Atom>, given: Assignment): Assignment | undefined {
  const value = truthOf(formula, given);
  if (value !== undefined) return value ? given : undefined;
  const next = [...atoms.values()].find(({ text }) => !given.has(text));
  if (next === undefined) return undefined;
  for (const holds of [false, true]) {
    const more = new Map([...given, [next.text, holds]]);
    const found = isPossible(next, atoms, more) ? search(formula, atoms, more) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Gives values with which the formula holds, no more than it takes, as an author would write them; undefined when it never holds. */
export function findAssignment(formula: Formula): readonly string[] | undefined {
  const atoms = atomsOf(formula);
  const found = search(formula, atoms, new Map());
  if (found === undefined) return undefined;
  const needed = new Map(found);
  for (const text of found.keys()) {
    const without = new Map([...needed].filter(([one]) => one !== text));
    if (search({ not: formula }, atoms, without) === undefined) needed.delete(text);
  }
  const about = (text: string): Comparison | undefined => atoms.get(text)?.about;
  const settled = new Set([...needed].flatMap(([text, holds]) => (holds && about(text)?.sign === "==" ? [about(text)?.subject] : [])));
  settled.delete(undefined);
  // A value that equals one literal obviously does not equal the others.
  const shown = [...needed].filter(([text, holds]) => holds || !settled.has(about(text)?.subject));
  return shown.map(([text, holds]) => (holds ? text : (atoms.get(text)?.denied ?? text)));
}
