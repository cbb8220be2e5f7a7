/** The message of the server to the page of a developer: the problems of the definitions. */

/** Lines and columns count from 1. */
export interface ShownPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface ShownProblem extends ShownPlace {
  /** Id of the screen in whose folder the file is. */
  readonly screen?: string;
  readonly check: string;
  readonly message: string;
  /** The line of the file, and marks below it. */
  readonly frame: string;
  readonly help?: string;
  /** What the text at the place would become. */
  readonly fix?: { readonly title: string; readonly from: string; readonly to: string };
  readonly related: readonly ShownPlace[];
  readonly variants: readonly string[];
  /** What should be gone with it. */
  readonly consequences: readonly ShownConsequence[];
}

export interface ShownConsequence extends ShownPlace {
  readonly message: string;
}

export interface ProblemList {
  /** Absolute, for links that open an editor. */
  readonly root: string;
  readonly problems: readonly ShownProblem[];
  /** Ids of the screens that are shown in their last form without problems. */
  readonly stale: readonly string[];
  /** Ids of the screens that never had such a form since the server started. */
  readonly missing: readonly string[];
  /** Id of the screen for unknown addresses, which stands where a missing one would. */
  readonly unknownAddress?: string;
}

export const problemsEvent = "layar:problems";
/** By this the page asks for the list: it may be ready later than the connection is. */
export const askEvent = "layar:ask-problems";
