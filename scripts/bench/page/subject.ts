/** What each of the compared implementations offers to the page that measures it. */
import type { InstalmentPlan, ProblemInit, Product } from "#widget-types";

export type { InstalmentPlan, Period, ProblemInit, Product } from "#widget-types";

export interface Responses {
  readonly cards: readonly Product[];
  readonly periods: InstalmentPlan;
  readonly form: ProblemInit;
}

export type ScreenName = keyof Responses;

/** Gives the response that a screen waits for. */
export type Load = <S extends ScreenName>(screen: S) => Promise<Responses[S]>;

export interface Subject {
  /** Shows a screen, from its loading state on; gives the function that removes it. */
  open(host: HTMLElement, screen: ScreenName, load: Load): () => void;
}

/** Where the form keeps what was entered. */
export const draftKey = "bench.draft";
