/** How the file of a promotion is shown: it stands in the address. */
import type { ScreenSummary } from "../../protocol/index.ts";

export const views = [
  ["form", "Form"],
  ["json", "JSON"],
  ["both", "Both"],
] as const;

export function readView(query: URLSearchParams): (typeof views)[number][0] {
  return views.find(([name]) => name === query.get("view"))?.[0] ?? "form";
}

/** The id of the promotion that a file is named after; undefined for any other file. */
export function findPromotionOf({ promotions }: ScreenSummary, path: string): string | undefined {
  return promotions.find(({ file }) => file === path)?.id;
}
