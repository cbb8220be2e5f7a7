/** Ends a promotion: in all its files, because one promotion has one end. They are drafts until somebody saves them. */
import { wallTimeIn } from "../../../../core/market/index.ts";
import { useDocuments } from "../editor/documents.ts";
import { changePromotion } from "../promotion/promotion-store.ts";
import type { ListedPromotion } from "./list-promotions.ts";

export async function endNow({ screens, markets }: ListedPromotion): Promise<void> {
  const now = Date.now();
  // Each market reads the end by its own clock: by the one that is behind, it is over in all of them.
  const [until] = markets.map(({ timeZone }) => wallTimeIn(now, timeZone)).sort();
  for (const { file } of screens) {
    await useDocuments.getState().open(file);
    await changePromotion(file, [{ at: ["until"], value: until }]);
  }
}
