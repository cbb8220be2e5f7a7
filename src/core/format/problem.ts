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

/** The name that a problem is about. What follows from what is decided by it, and never by a sentence. */
export interface Subject {
  /** What it is the name of: `state value`, `field`, `input`, `action`; of a type that does not fit, `type`. */
  readonly kind: string;
  readonly name: string;
  /** What has the name, or does not: of an input its action, of a parameter its screen, of a field the path before it. */
  readonly of?: string;
  /** `missing`: nothing declares it. `unused`: nothing names it. `misplaced`: it is right in another place. `other`: it is there. */
  readonly is: "missing" | "unused" | "misplaced" | "other";
  /** Names like it that are there, as they would be written in its place. */
  readonly near?: readonly string[];
}

/**
 * What a problem means for others. `file`: nothing else can be found in its file. `part`: a part is there that should not be, or is
 * another one than was meant. `order`: several come from one mistake in a list or flow. `structure`: what nodes are to each other.
 * `words`: what texts say.
 */
export type ProblemRole = "file" | "part" | "order" | "structure" | "words";

/** One problem of a definition. Reports in text, in JSON and in editors render this record. */
export interface Problem {
  /** Id of the check, kebab-case and stable. */
  readonly check: string;
  /** What is wrong, in one sentence for authors. */
  readonly message: string;
  /** What would be right, at most one sentence. */
  readonly help?: string;
  readonly at: SourcePointer;
  readonly subject?: Subject;
  readonly role?: ProblemRole;
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
