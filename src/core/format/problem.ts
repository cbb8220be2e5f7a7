/** Where a problem is: the text of a file is needed to turn this into line and column, which only reports do. */
export interface SourcePointer {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  /** JSON pointer into the file; '' is the whole document. */
  readonly pointer: string;
  /** Whether the key or the value at the pointer is meant. */
  readonly on: "key" | "value";
  /** Characters inside the text value, for example of an expression in a template. */
  readonly range?: readonly [start: number, end: number];
  /** Character of the file, for faults of syntax, which leave no value to point at. */
  readonly offset?: number;
}

/** One finding. Text, JSON and editors are renderings of this record. */
export interface Problem {
  /** Id of the check, kebab-case and stable. */
  readonly check: string;
  /** What is wrong, in the author's words, one sentence. */
  readonly message: string;
  /** What would be right, at most one sentence. */
  readonly help?: string;
  readonly at: SourcePointer;
  /** Other places that matter, for example the base value beneath an overlay. */
  readonly related?: readonly SourcePointer[];
  /** An edit that would make the problem vanish: the text at the place becomes this JSON text. */
  readonly fix?: { readonly title: string; readonly at: SourcePointer; readonly text: string };
  /** Variants in which it was found, for example `india`; absent when it does not depend on one. */
  readonly variants?: readonly string[];
}
