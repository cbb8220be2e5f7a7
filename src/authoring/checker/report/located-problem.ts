import type { Problem, SourcePointer } from "../../../core/format/index.ts";
import { parseLoosely } from "../../compiler/index.ts";
import { lineColumnAt } from "./codeframe.ts";
import { foldProblems } from "./fold-problems.ts";
import { findIdPath } from "./id-path.ts";
import { type Extent, findTextRange, type TextRange } from "./text-range.ts";

/** Where a source pointer is for people and editors: lines and columns from 1, offsets from 0. */
export interface SourceLocation extends TextRange {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** Names on the way, such as ids of nodes. */
  readonly idPath: readonly string[];
}

export interface LocatedProblem extends SourceLocation {
  readonly problem: Problem;
}

export interface LocatedCause extends LocatedProblem {
  /** What should be gone with it. */
  readonly consequences: readonly LocatedProblem[];
}

type Texts = ReadonlyMap<string, string>;

/** In a file whose text is not known, everything is at 1:1. */
export function locatePointer(at: SourcePointer, texts: Texts, extent?: Extent): SourceLocation {
  const { file, pointer } = at;
  const text = texts.get(file);
  if (text === undefined) return { file, start: 0, end: 0, line: 1, column: 1, endLine: 1, endColumn: 1, idPath: [] };
  const range = findTextRange(text, at, extent);
  const to = lineColumnAt(text, range.end);
  return {
    file,
    ...range,
    ...lineColumnAt(text, range.start),
    endLine: to.line,
    endColumn: to.column,
    idPath: findIdPath(parseLoosely(text), pointer),
  };
}

/** Locates problems: the causes, each with what follows from it. Those from which something follows stand first, then files and places decide. */
export function locateProblems(problems: readonly Problem[], texts: Texts): LocatedCause[] {
  const locate = (problem: Problem): LocatedProblem => ({ problem, ...locatePointer(problem.at, texts) });
  return foldProblems(problems)
    .map(({ problem, consequences }) => ({ ...locate(problem), consequences: consequences.map(locate).sort(compareLocations) }))
    .sort((a, b) => weigh(b) - weigh(a) || compareLocations(a, b));
}

/** Causes of several problems are read first. */
function weigh({ consequences }: LocatedCause): number {
  return consequences.length > 0 ? 1 : 0;
}

function compareLocations(a: LocatedProblem, b: LocatedProblem): number {
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
