/** The promotion whose form is open, for every row of the form. */
import { createContext, use } from "react";
import type { FormChange, PromotionForm } from "../../protocol/promotion.ts";
import type { PlacedProblem } from "./field-places.ts";

export interface OpenPromotion {
  readonly form: PromotionForm;
  readonly problems: readonly PlacedProblem[];
  /** Writes into its file; `before` is done just before, so that nothing is checked in between. */
  change(changes: readonly FormChange[], before?: () => Promise<void>): Promise<void>;
  /** Shows an element in the preview. */
  show(node: string): void;
}

export const PromotionContext = createContext<OpenPromotion | undefined>(undefined);

export function usePromotion(): OpenPromotion {
  const open = use(PromotionContext);
  if (open === undefined) throw new Error("No form of a promotion is open.");
  return open;
}
