import type { ProjectCheck } from "../../check.ts";

export const marketIsConsistent: ProjectCheck = {
  id: "market-is-consistent",
  over: "project",
  run({ catalogue }, report) {
    const first = new Map<string | null, string>();
    for (const { id, flag, locale, timeZone } of catalogue.markets.values()) {
      const file = `screens/catalogue/markets/${id}.json`;
      const other = first.get(flag);
      if (other !== undefined)
        report(
          { file, pointer: "/flag", on: "value" },
          {
            message: `\`${id}\` has the same flag as \`${other}\`.`,
            help: "Give each market its own flag; null matches every other value.",
          },
        );
      first.set(flag, id);
      if (!isKnown(() => Intl.NumberFormat.supportedLocalesOf(locale)))
        report(
          { file, pointer: "/locale", on: "value" },
          { message: `\`${locale}\` is not a language tag.`, help: "Use one such as `id-ID`." },
        );
      if (!isKnown(() => [new Intl.DateTimeFormat("en", { timeZone })]))
        report(
          { file, pointer: "/timeZone", on: "value" },
          { message: `No time zone is named \`${timeZone}\`.`, help: "Use one such as `Asia/Jakarta`." },
        );
    }
  },
};

/** The platform has the list: it throws for an unknown tag or zone, or finds none. */
function isKnown(find: () => readonly unknown[]): boolean {
  try {
    return find().length > 0;
  } catch {
    return false;
  }
}
