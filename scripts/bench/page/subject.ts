/** What each of the compared implementations offers to the page that measures it. */
import type { InstalmentPlan, Option, ProblemInit, Product } from "../../../widgets/types.gen.ts";

export type { InstalmentPlan, Option, Period, ProblemInit, Product } from "../../../widgets/types.gen.ts";

export interface Responses {
  readonly cards: readonly Product[];
  readonly periods: InstalmentPlan;
  readonly form: ProblemInit;
  readonly list: readonly Option[];
}

export type ScreenName = "cards" | "periods" | "form";
/** `list` is the one of a known benchmark, which not every implementation has. */
export type OpenName = ScreenName | "list";

/** Gives the response that a screen waits for. */
export interface Load {
  <S extends OpenName>(screen: S): Promise<Responses[S]>;
  /** The same, where it is at hand before the screen opens: who writes by hand shows it without a loading state. */
  readonly given?: Responses[OpenName];
}

export interface Subject {
  /** Shows a screen, from its loading state on; gives the function that removes it. */
  open(host: HTMLElement, screen: OpenName, load: Load): () => void;
}

export const titles: { readonly [S in ScreenName]: string } = { cards: "Produk", periods: "Detail Tagihan", form: "Complaint" };

/** Where the form keeps what was entered. */
export const draftKey = "bench.draft";
