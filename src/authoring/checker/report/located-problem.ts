import { parse } from "jsonc-parser";
import type { Place, Problem } from "../../../core/format/index.ts";
import { positionAt } from "./codeframe.ts";
import { findIdPath } from "./id-path.ts";
import { findSpan, type Span } from "./span.ts";

/** Where a place is for people and editors: lines and columns from 1, offsets from 0. */
export interface Location extends Span {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** Names on the way, such as ids of nodes. */
  readonly idPath: readonly string[];
}

export interface LocatedProblem extends Location {
  readonly problem: Problem;
}

type Texts = ReadonlyMap<string, string>;

/** A place in a file whose text is not known stands at 1:1. */
export function locatePlace(place: Place, texts: Texts): Location {
  const { file, pointer } = place;
  const text = texts.get(file);
  if (text === undefined) return { file, start: 0, end: 0, line: 1, column: 1, endLine: 1, endColumn: 1, idPath: [] };
  const span = findSpan(text, place);
  const to = positionAt(text, span.end);
  return {
    file,
    ...span,
    ...positionAt(text, span.start),
    endLine: to.line,
    endColumn: to.column,
    idPath: findIdPath(parse(text), pointer),
  };
}

/** Locates problems and sorts them by file, then by place. */
export function locateProblems(problems: readonly Problem[], texts: Texts): LocatedProblem[] {
  return problems.map((problem) => ({ problem, ...locatePlace(problem.at, texts) })).sort(comparePlaces);
}

function comparePlaces(a: LocatedProblem, b: LocatedProblem): number {
  return (
    compareTexts(a.file, b.file) ||
    a.start - b.start ||
    compareTexts(a.problem.check, b.problem.check) ||
    compareTexts(a.problem.message, b.problem.message)
  );
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
