// The texts that expressions name, as the compiler hands them in: of one language, each with the place where it is written.

/** Something written in a file of texts: its characters, and where they stand. */
export interface TextSource {
  readonly file: string;
  /** JSON pointer into the file. */
  readonly pointer: string;
  readonly text: string;
}

/** A text with a form for each plural category of its language. */
export interface PluralText {
  /** The expression whose value is counted. */
  readonly count: TextSource;
  /** BCP 47 tag of the language. */
  readonly tag: string;
  /** Templates by CLDR plural category. */
  readonly forms: { readonly [category: string]: TextSource };
}

/** Texts by name. */
export type Texts = { readonly [name: string]: TextSource | PluralText };
