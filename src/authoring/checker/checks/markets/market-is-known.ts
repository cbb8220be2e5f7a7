import { projectCheck } from "../../check.ts";
import { describeMissing } from "../../queries/names/name-check.ts";
import { atValue } from "../../queries/places.ts";

export const marketIsKnown = projectCheck({ id: "market-is-known" }, ({ overlays, catalogue }, report) => {
  const markets = [...catalogue.markets.keys()];
  for (const { file, value } of overlays) {
    const { market } = value.for;
    if (market !== undefined && !markets.includes(market))
      report(atValue(file, "/for/market"), describeMissing({ kind: "market" }, market, markets));
  }
  for (const [id, { languages }] of catalogue.markets) {
    for (const [index, language] of languages.entries()) {
      if (catalogue.languages.has(language)) continue;
      report(
        atValue(`screens/catalogue/markets/${id}.json`, `/languages/${index}`),
        describeMissing({ kind: "language" }, language, [...catalogue.languages.keys()]),
      );
    }
  }
});
