import type { ScreenCheck } from "../../check.ts";
import { listTexts } from "../../queries/texts.ts";

export const amountIsFormatted: ScreenCheck = {
  id: "amount-is-formatted",
  over: "screen",
  run(index, report) {
    const marks = [...index.catalogue.markets.values()].flatMap(({ currency, otherMarks = [] }) => [currency.symbol.trim(), ...otherMarks]);
    const symbols = marks.filter((mark) => mark !== "");
    const amount = new RegExp(`(?<![A-Za-z])(?:${symbols.map((symbol) => symbol.replace(/[^\w]/g, "\\$&")).join("|")})\\s?\\d`);
    for (const found of listTexts(index)) {
      if (symbols.length === 0 || !amount.test(found.text)) continue;
      report(found, {
        message: "This amount is written in the format of one market.",
        help: "Write `{money(5000)}` to use the currency and grouping of each market.",
      });
    }
  },
};
