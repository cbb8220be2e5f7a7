import type { Accent } from "../../../../core/format/index.ts";
import { projectCheck } from "../../check.ts";
import { findContrast, leastContrast } from "../../queries/pictures/contrast.ts";
import { atValue } from "../../queries/places.ts";

/** The backgrounds of every market's accent. */
const grounds = { light: ["#FFFFFF", "#F4F5F2"], dark: ["#181F1B", "#0E1311"] };

export const accentHasContrast = projectCheck({ id: "accent-has-contrast" }, ({ catalogue }, report) => {
  for (const [id, market] of catalogue.markets) {
    for (const [place, { letters, ground, ink }] of (market.emblems ?? []).entries()) {
      const ratio = findContrast(ink, ground);
      if (ratio >= leastContrast) continue;
      report(atValue(`screens/catalogue/markets/${id}.json`, `/emblems/${place}/ink`), {
        message: `\`${letters}\` on ${ground} has a contrast of ${ratio.toFixed(1)}.`,
        help: `Text needs at least ${String(leastContrast)}.`,
      });
    }
    for (const scheme of ["light", "dark"] as const) {
      for (const { part, ground } of pairsOf(market.accent[scheme], grounds[scheme])) {
        const ratio = findContrast(market.accent[scheme][part], ground);
        if (ratio >= leastContrast) continue;
        report(atValue(`screens/catalogue/markets/${id}.json`, `/accent/${scheme}/${part}`), {
          message: `\`${part}\` on ${ground} has a contrast of ${ratio.toFixed(1)}.`,
          help: `Text needs at least ${String(leastContrast)}.`,
        });
      }
    }
  }
});

function pairsOf(accent: Accent, plain: readonly string[]): { part: keyof Accent; ground: string }[] {
  const onPlain = plain.map((ground) => ({ part: "accent" as const, ground }));
  return [...onPlain, { part: "on", ground: accent.accent }, { part: "on", ground: accent.press }, { part: "onSoft", ground: accent.soft }];
}
