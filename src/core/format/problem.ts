/** Where a problem is. Only reports turn it into line and column, for which they need the text of the file. */
export interface SourcePointer {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  /** JSON pointer into the file; '' is the whole document. */
  readonly pointer: string;
  /** Whether the key or the value at the pointer is meant. */
  readonly on: "key" | "value";
  /** Characters inside the text value, for example of an expression in a template. */
  readonly range?: readonly [start: number, end: number];
  /** Character of the file, for syntax errors, where no value can be pointed at. */
  readonly offset?: number;
}

/** One problem of a definition. Reports in text, in JSON and in editors render this record. */
export interface Problem {
  /** Id of the check, kebab-case and stable. */
  readonly check: string;
  /** What is wrong, in one sentence for authors. */
  readonly message: string;
  /** What would be right, at most one sentence. */
  readonly help?: string;
  readonly at: SourcePointer;
  /** Other locations that matter, for example the base value of an overlay. */
  readonly related?: readonly SourcePointer[];
  /** The declaration that is the cause of it, and the name that stands in its place where the problem is. */
  readonly follows?: { readonly at: SourcePointer; readonly name: string };
  /** An edit that solves the problem: the text at the pointer, or its range, becomes this JSON text. `isChoice`: other ways may be right, too. */
  readonly fix?: { readonly title: string; readonly at: SourcePointer; readonly text: string; readonly isChoice?: true };
  /** It never blocks; with `developing` it blocks what ships, and nothing while somebody works on the definitions. */
  readonly notice?: "always" | "developing";
  /** It blocks what ships; while somebody works on the definitions, screens are shown all the same. */
  readonly isShown?: true;
  /** Variants in which it was found, for example `north`; absent when it does not depend on one. */
  readonly variants?: readonly string[];
}
