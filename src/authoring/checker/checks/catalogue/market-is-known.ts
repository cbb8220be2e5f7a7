import type { ProjectCheck } from "../../check.ts";
import { describeMissing } from "../../queries/name-check.ts";

export const marketIsKnown: ProjectCheck = {
  id: "market-is-known",
  why: "An overlay for a market that does not exist is never applied; a market without its language has no words for its buttons.",
  over: "project",
  run({ overlays, catalogue }, report) {
    const markets = [...catalogue.markets.keys()];
    for (const { file, value } of overlays) {
      const { market } = value.for;
      if (market !== undefined && !markets.includes(market))
        report({ file, pointer: "/for/market", on: "value" }, describeMissing("market", market, markets));
    }
    for (const [id, { language }] of catalogue.markets) {
      if (!catalogue.languages.has(language))
        report(
          { file: `screens/markets/${id}.json`, pointer: "/language", on: "value" },
          describeMissing("language", language, [...catalogue.languages.keys()]),
        );
    }
  },
  bad: [
    {
      files: {
        "screens/example.overlay.json": {
          overlay: "example",
          for: { market: "indai" },
          insert: [{ after: "header", node: { widget: "text", id: "words", props: { text: "Hello" } } }],
        },
      },
    },
  ],
  good: [
    {
      files: {
        "screens/example.overlay.json": {
          overlay: "example",
          for: { market: "india" },
          insert: [{ after: "header", node: { widget: "text", id: "words", props: { text: "Hello" } } }],
        },
      },
    },
  ],
};
