/** What a check is: its id and its function. What it is for and its examples stand beside it, in `<id>.examples.json`. */
import type { Problem, ProblemRole, SourcePointer, Subject } from "../../core/format/index.ts";
import type { Analysis, Project } from "../compiler/index.ts";
import type { ScreenIndex } from "./queries/screen-index.ts";

/** What a check reports; where is given beside it. */
export interface ProblemText {
  readonly message: string;
  readonly help?: string;
  readonly subject?: Subject;
  readonly related?: readonly SourcePointer[];
  /** JSON text that would replace the value that is reported; with `isForRange`, characters for the reported part of a text. With `isChoice` only a person puts it in. With `name` it replaces that name, wherever it stands at the pointer: as the value or as its key. */
  readonly fix?: {
    readonly title: string;
    readonly text: string;
    readonly isForRange?: true;
    readonly isChoice?: true;
    readonly name?: string;
  };
  readonly notice?: Problem["notice"];
  /** Screens can be shown with it. */
  readonly isShown?: true;
}

/** A part of the resolved screen; the report maps it to the file where the value was written. */
export interface PointerRange {
  /** A file that is no part of the resolved screen, such as one of texts; `pointer` leads into it. */
  readonly file?: string;
  readonly pointer: string;
  readonly on?: "key" | "value";
  readonly range?: readonly [start: number, end: number];
}

/** Numbers that a project may set, with their defaults. */
export type CheckOptions = { readonly [name: string]: number };

interface CheckName {
  /** Kebab-case and stable; says what must hold. */
  readonly id: string;
  /**
   * `names`: a misspelt name, which may make other parts look unused. `use`: an unused part; runs only when no
   * name check failed, so one typo gives one problem.
   */
  readonly about?: "names" | "use";
  /** What its problems mean for others. */
  readonly role?: ProblemRole;
  /** Made for one product: off, unless a project switches it on. */
  readonly recommended?: false;
  /** Judges by statistics: its problems are notices, unless a project switches it on. */
  readonly isGuess?: true;
  /** About money, consent or secrets: no project can switch it off. */
  readonly isFixed?: true;
  readonly options?: CheckOptions;
}

/** Reports a problem of a screen, at a pointer or at a part of it. */
export type Report = (where: PointerRange | string, problem: ProblemText) => void;

/** Reports the first problem at each pointer alone. */
export function firstAtEach(report: Report): (pointer: string, problem: ProblemText) => void {
  const reported = new Set<string>();
  return (pointer, problem) => {
    if (!reported.has(pointer)) report(pointer, problem);
    reported.add(pointer);
  };
}

/** Checks one screen as one market sees it. */
export interface ScreenCheck extends CheckName {
  readonly over: "screen";
  run(index: ScreenIndex, report: Report, options: CheckOptions): void;
}

export function screenCheck(name: CheckName, run: ScreenCheck["run"]): ScreenCheck {
  return { ...name, over: "screen", run };
}

/** The variants of a screen; none of one whose definition has problems of its own. */
export type AnalysesOf = (screen: string) => readonly Analysis[];

/** Checks what does not depend on a variant: catalogues, markets, mappings, scenarios. */
export interface ProjectCheck extends CheckName {
  readonly over: "project";
  run(project: Project, report: (at: SourcePointer, problem: ProblemText) => void, analysesOf: AnalysesOf, options: CheckOptions): void;
}

export function projectCheck(name: CheckName, run: ProjectCheck["run"]): ProjectCheck {
  return { ...name, over: "project", run };
}

/** One thing that the checker looks for. */
export type Check = ScreenCheck | ProjectCheck;
