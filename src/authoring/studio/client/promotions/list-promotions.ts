/** The promotions of all screens: what each changes, and when it runs in each market. Nothing here knows the page. */
import type { ProjectSummary, ScreenSummary, VariantSummary } from "../../protocol/index.ts";

export type PromotionState = "running" | "before" | "after";
type Period = NonNullable<VariantSummary["period"]>;

export interface ListedPromotion {
  readonly id: string;
  readonly screens: readonly { readonly screen: ScreenSummary; readonly file: string; readonly isEdited: boolean }[];
  /** Without bounds of its period it always runs. */
  readonly markets: readonly { readonly id: string; readonly timeZone: string; readonly period: Period }[];
}

/** By id: one promotion may change several screens. */
export function listPromotions({ screens, markets }: ProjectSummary): ListedPromotion[] {
  const ids = [...new Set(screens.flatMap(({ promotions }) => promotions.map(({ id }) => id)))].sort();
  return ids.map((id) => ({
    id,
    screens: screens.flatMap((screen) =>
      screen.promotions.filter((one) => one.id === id).map(({ file }) => ({ screen, file, isEdited: screen.edited.includes(file) })),
    ),
    markets: markets.flatMap(({ id: market, timeZone }) => {
      const own = screens.flatMap(({ variants }) => variants.find((one) => one.market === market && one.promotion === id) ?? []);
      return own[0] === undefined ? [] : [{ id: market, timeZone, period: own[0].period ?? {} }];
    }),
  }));
}

export function stateAt({ from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY }: Period, ms: number): PromotionState {
  return ms < from ? "before" : ms < until ? "running" : "after";
}

/** In its markets together: it runs where it runs in one of them. */
export function stateOf({ markets }: ListedPromotion, ms: number): PromotionState {
  const states = markets.map(({ period }) => stateAt(period, ms));
  return (["running", "before"] as const).find((one) => states.includes(one)) ?? "after";
}
