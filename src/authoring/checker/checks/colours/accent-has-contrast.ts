import type { Accent } from "../../../../core/format/index.ts";
import { projectCheck } from "../../check.ts";
import { findContrast, leastContrast } from "../../queries/pictures/contrast.ts";
import { atValue } from "../../queries/places.ts";

/** The backgrounds of every market's accent. */
const grounds = { light: ["#FFFFFF", "#F4F5F2"], dark: ["#181F1B", "#0E1311"] };
const schemes = ["light", "dark"] as const;

export const accentHasContrast = projectCheck({ id: "accent-has-contrast" }, ({ catalogue }, report) => {
  for (const [id, { emblems = [], accent }] of catalogue.markets) {
    const pairs = [
      ...emblems.map(({ letters, ground, ink }, place) => ({ name: letters, pointer: `/emblems/${place}/ink`, ink, ground })),
      ...schemes.flatMap((scheme) => {
        const colours = accent?.[scheme];
        if (colours === undefined) return [];
        return pairsOf(colours, grounds[scheme]).map(({ part, ground }) => ({
          name: part,
          pointer: `/accent/${scheme}/${part}`,
          ink: colours[part],
          ground,
        }));
      }),
    ];
    for (const { name, pointer, ink, ground } of pairs) {
      const ratio = findContrast(ink, ground);
      if (ratio >= leastContrast) continue;
      report(atValue(`screens/catalogue/markets/${id}.json`, pointer), {
        message: `\`${name}\` on ${ground} has a contrast of ${ratio.toFixed(1)}.`,
        help: `Text needs at least ${String(leastContrast)}.`,
      });
    }
  }
});

function pairsOf(accent: Accent, plain: readonly string[]): { part: keyof Accent; ground: string }[] {
  const onPlain = plain.map((ground) => ({ part: "accent" as const, ground }));
  return [...onPlain, { part: "on", ground: accent.accent }, { part: "on", ground: accent.press }, { part: "onSoft", ground: accent.soft }];
}
