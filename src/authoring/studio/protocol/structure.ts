/** Lists and objects of a promotion's screen, as its form asks for them. */

/** Where a value stands in the file of the promotion. */
export type FormPlace = readonly string[];

/** Names of the texts that a value reads. */
export function textsIn(value: unknown): string[] {
  return [...new Set([...JSON.stringify(value ?? null).matchAll(/\btexts\.(\w+)/g)].map(([, name = ""]) => name))];
}

/** What a value is made of, from the schema of its widget. */
export type FormShape =
  | { readonly kind: "words" | "code" | "number" | "boolean" }
  | { readonly kind: "choice"; readonly choices: readonly string[] }
  | { readonly kind: "list"; readonly entry: FormShape; readonly least: number; readonly most: number }
  | { readonly kind: "fields"; readonly fields: readonly FormField[] }
  /** One of several; the first is what a new one becomes. */
  | { readonly kind: "either"; readonly shapes: readonly FormShape[] }
  /** What no form asks for. */
  | { readonly kind: "other" };

export interface FormField {
  readonly name: string;
  readonly about: string;
  readonly isRequired: boolean;
  readonly shape: FormShape;
}

/** A property of a node that the promotion may set. */
export interface FormProperty {
  readonly node: string;
  readonly prop: string;
  readonly about: string;
  readonly at: FormPlace;
  /** Whether the promotion sets it. */
  readonly isOwn: boolean;
}

/** A property that holds a list or an object. */
export interface FormStructure extends FormProperty {
  readonly shape: FormShape;
  /** As it is written; null where it is left out. */
  readonly value: unknown;
  /** Why entries cannot be added, moved or removed; '' when they can. */
  readonly tied: string;
}
