/** What a check is: its words, its examples and the function that looks. */
import type { Place } from "../../core/format/index.ts";
import type { Project } from "../compiler/index.ts";
import type { Outline } from "./queries/screen-index.ts";

/** What a check says; the place is given beside it. */
export interface Finding {
  readonly message: string;
  readonly help?: string;
  readonly related?: readonly Place[];
  /** JSON text that would take the place of what is reported. */
  readonly fix?: { readonly title: string; readonly text: string };
}

/** A place in the resolved screen: the report turns it into the file where the value was written. */
export interface Spot {
  readonly pointer: string;
  readonly on?: "key" | "value";
  readonly range?: readonly [start: number, end: number];
}

/** The smallest definition that shows a check: parts of one screen, and further files by their paths. */
export interface Example {
  readonly screen?: { readonly [part: string]: unknown };
  readonly files?: { readonly [path: string]: unknown };
  /** Files as they are written, for what is no JSON. */
  readonly texts?: { readonly [path: string]: string };
}

/** A finding by its name, with its reason and what shows it. */
export interface CheckText {
  /** Kebab-case and stable; says what must hold. */
  readonly id: string;
  /**
   * `names`: what it finds may make other parts look unused. `use`: whether parts are used at all, which is
   * asked only once every name is right, so that a slip of the pen is told once.
   */
  readonly about?: "names" | "use";
  /** What goes wrong for a borrower or an author when it does not hold. */
  readonly why: string;
  readonly bad: readonly [Example, ...Example[]];
  readonly good: readonly [Example, ...Example[]];
}

/** Looks at one screen as one market sees it. */
export interface ScreenCheck extends CheckText {
  readonly over: "screen";
  run(outline: Outline, report: (spot: Spot | string, finding: Finding) => void): void;
}

/** Looks at what does not depend on a variant: catalogues, markets, mappings, scenarios. */
export interface ProjectCheck extends CheckText {
  readonly over: "project";
  run(project: Project, report: (place: Place, finding: Finding) => void): void;
}

/** One thing that the checker looks for; its examples are its tests and its documentation. */
export type Check = ScreenCheck | ProjectCheck;
