import { quoteName } from "../../../../core/format/index.ts";
import { findNearest } from "../../../../core/json/index.ts";
import { projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";

export const overlayIsNamedAfterMarket = projectCheck({ id: "overlay-is-named-after-market" }, ({ overlays, catalogue }, report) => {
  const markets = [...catalogue.markets.keys()];
  for (const { file, value } of overlays) {
    const { templateId = "" } = value.for;
    const meant = findNearest(templateId, markets);
    if (meant !== undefined)
      report(atValue(file, ""), {
        message: `The file is named after ${quoteName(templateId)}, which is no market, so it is taken for a promotion's.`,
        help: `Did you mean \`${meant}.json\`?`,
      });
  }
});
