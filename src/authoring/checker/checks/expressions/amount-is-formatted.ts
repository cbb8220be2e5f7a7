import type { ScreenCheck } from "../../check.ts";
import { listTexts } from "../../queries/texts.ts";

/** Marks that people write for a currency beside the one that its market has. */
const otherMarks = ["Rs", "Rs.", "INR", "IDR"];

export const amountIsFormatted: ScreenCheck = {
  id: "amount-is-formatted",
  what: "Amounts in texts are written with `money(…)`.",
  why: "An amount written by hand has the currency and the grouping of one market in all of them.",
  over: "screen",
  run(outline, report) {
    const symbols = [...outline.catalogue.markets.values()].map(({ currency }) => currency.symbol.trim()).filter((symbol) => symbol !== "");
    const amount = new RegExp(
      `(?<![A-Za-z])(?:${[...symbols, ...otherMarks].map((symbol) => symbol.replace(/[^\w]/g, "\\$&")).join("|")})\\s?\\d`,
    );
    for (const { text, pointer } of listTexts(outline)) {
      if (symbols.length === 0 || !amount.test(text)) continue;
      report(pointer, {
        message: "An amount stands here as it is written in one market.",
        help: "Write `{money(5000)}`; the market gives the mark and the grouping.",
      });
    }
  },
};
