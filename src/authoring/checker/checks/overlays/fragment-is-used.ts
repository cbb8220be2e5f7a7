import { quoteName } from "../../../../core/format/index.ts";
import { projectCheck } from "../../check.ts";
import { describeMissing, withoutFix } from "../../queries/names/name-check.ts";
import { atValue } from "../../queries/places.ts";

export const fragmentIsUsed = projectCheck({ id: "fragment-is-used", about: "use" }, ({ fragments, screens, catalogue }, report) => {
  const uses = new Set([...screens.values()].flatMap(({ value }) => (value.fragments ?? []).map(({ use }) => use)));
  for (const { file, value } of fragments) {
    const at = atValue(file, "");
    const market = value.for?.market;
    if (market !== undefined && !catalogue.markets.has(market))
      report(at, withoutFix(describeMissing({ kind: "market" }, market, [...catalogue.markets.keys()])));
    else if (!uses.has(value.fragment))
      report(at, {
        message: `No screen uses ${quoteName(value.fragment)}.`,
        help: "Add it under `fragments` of a screen.",
        subject: { kind: "fragment", name: value.fragment, is: "unused" },
      });
  }
});
