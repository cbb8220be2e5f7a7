import { quoteName } from "../../../../core/format/index.ts";
import type { ProjectCheck } from "../../check.ts";

export const fragmentIsUsed: ProjectCheck = {
  id: "fragment-is-used",
  about: "use",
  what: "Every fragment is used by a screen, and is defined once for each market.",
  why: "An unused fragment is never shown; of two with the same name and market the second is ignored.",
  over: "project",
  run({ fragments, screens, catalogue }, report) {
    const uses = new Set([...screens.values()].flatMap(({ value }) => (value.fragments ?? []).map(({ use }) => use)));
    const first = new Map<string, string>();
    for (const { file, value } of fragments) {
      const at = { file, pointer: "/fragment", on: "value" } as const;
      const market = value.for?.market;
      const other = first.get(`${value.fragment} ${market}`);
      first.set(`${value.fragment} ${market}`, file);
      if (market !== undefined && !catalogue.markets.has(market))
        report(
          { ...at, pointer: "/for/market" },
          { message: `No market is named ${quoteName(market)}.`, help: "Look into `screens/markets`." },
        );
      else if (other !== undefined)
        report(at, { message: `${quoteName(value.fragment)} is already defined in ${quoteName(other)}.`, help: "Merge the two." });
      else if (!uses.has(value.fragment))
        report(at, { message: `No screen uses ${quoteName(value.fragment)}.`, help: "Add it under `fragments` of a screen." });
    }
  },
};
