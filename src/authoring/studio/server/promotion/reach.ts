/** Which other promotions change the same screen, and when. */
import { readWallTime } from "../../../../core/market/index.ts";
import type { Project } from "../../../compiler/index.ts";
import type { OtherPromotion, PromotionForm } from "../../protocol/promotion.ts";
import type { Promotion } from "./promotion.ts";

type Span = readonly [from: number, until: number];

export function listOthers({ overlays }: Project, { overlay }: Promotion): OtherPromotion[] {
  const own = spanOf(overlay.value);
  const isShared = (market: string | undefined): boolean =>
    market === undefined || overlay.value.for.market === undefined || market === overlay.value.for.market;
  return overlays.flatMap(({ file, value }): OtherPromotion[] => {
    const { market, templateId: id } = value.for;
    if (id === undefined || file === overlay.file || value.overlay !== overlay.value.overlay || !isShared(market)) return [];
    return [{ id, file, market: market ?? "", isSameTime: meet(own, spanOf(value)) }];
  });
}

/** One promotion may change several screens, with a file for each. */
export function listBesides({ overlays }: Project, { overlay, id }: Promotion): PromotionForm["besides"] {
  return overlays
    .filter(({ file, value }) => value.for.templateId === id && file !== overlay.file)
    .map(({ file, value }) => ({ screen: value.overlay, file }));
}

function spanOf({ from, until }: { readonly from?: string; readonly until?: string }): Span {
  const moment = (text: string | undefined, otherwise: number): number => (text && readWallTime(text)) || otherwise;
  return [moment(from, Number.NEGATIVE_INFINITY), moment(until, Number.POSITIVE_INFINITY)];
}

function meet([from, until]: Span, [otherFrom, otherUntil]: Span): boolean {
  return from < otherUntil && otherFrom < until;
}
