import type { ScreenCheck } from "../../check.ts";
import { listTexts } from "../../queries/texts.ts";

/** Ways in which people write a currency, beside the symbol of its market. */
const otherMarks = ["Rs", "Rs.", "INR", "IDR"];

export const amountIsFormatted: ScreenCheck = {
  id: "amount-is-formatted",
  over: "screen",
  run(index, report) {
    const symbols = [...index.catalogue.markets.values()].map(({ currency }) => currency.symbol.trim()).filter((symbol) => symbol !== "");
    const amount = new RegExp(
      `(?<![A-Za-z])(?:${[...symbols, ...otherMarks].map((symbol) => symbol.replace(/[^\w]/g, "\\$&")).join("|")})\\s?\\d`,
    );
    for (const { text, pointer } of listTexts(index)) {
      if (symbols.length === 0 || !amount.test(text)) continue;
      report(pointer, {
        message: "This amount is written in the format of one market.",
        help: "Write `{money(5000)}` to use the currency and grouping of each market.",
      });
    }
  },
};
