/** What a call of the played server comes to. */

export type Input = { readonly [name: string]: unknown };
export type Outcome = { readonly data: unknown } | { readonly code: string; readonly message: string };

export interface Caller {
  /** Where the page comes from, for addresses in answers. */
  readonly origin: string;
}

/** What each action of a domain does; what it remembers is its own. */
export type Behaviours = { readonly [action: string]: (input: Input, caller: Caller) => Outcome | Promise<Outcome> };
