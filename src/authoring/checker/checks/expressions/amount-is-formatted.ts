import type { ScreenCheck } from "../../check.ts";
import { listTexts } from "../../queries/texts.ts";

/** Marks that people write for a currency beside the one that its market has. */
const otherMarks = ["Rs", "Rs.", "INR", "IDR"];

export const amountIsFormatted: ScreenCheck = {
  id: "amount-is-formatted",
  why: "An amount written by hand keeps one market's mark and grouping in all of them.",
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
  bad: [
    { screen: { body: [{ widget: "text", id: "words", props: { text: "From ₹5,000 on" } }] } },
    { screen: { body: [{ widget: "text", id: "words", props: { text: "Win Rs. 500" } }] } },
  ],
  good: [{ screen: { body: [{ widget: "text", id: "words", props: { text: "From {money(5000)} on" } }] } }],
};
