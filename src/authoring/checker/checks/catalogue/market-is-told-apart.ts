import type { ProjectCheck } from "../../check.ts";

export const marketIsToldApart: ProjectCheck = {
  id: "market-is-told-apart",
  why: "Of two markets with one flag the second is never shown; a locale or time zone that does not exist stops the screen.",
  over: "project",
  run({ catalogue }, report) {
    const first = new Map<string | null, string>();
    for (const { id, flag, locale, timeZone } of catalogue.markets.values()) {
      const file = `screens/markets/${id}.json`;
      const other = first.get(flag);
      if (other !== undefined)
        report(
          { file, pointer: "/flag", on: "value" },
          {
            message: `The flag of \`${id}\` is that of \`${other}\`.`,
            help: "Give each market a flag of its own; null is for all other values.",
          },
        );
      first.set(flag, id);
      if (!isKnown(() => Intl.NumberFormat.supportedLocalesOf(locale)))
        report(
          { file, pointer: "/locale", on: "value" },
          { message: `\`${locale}\` is not a language tag.`, help: "Write it like `id-ID`." },
        );
      if (!isKnown(() => [new Intl.DateTimeFormat("en", { timeZone })]))
        report(
          { file, pointer: "/timeZone", on: "value" },
          { message: `There is no time zone \`${timeZone}\`.`, help: "Write it like `Asia/Jakarta`." },
        );
    }
  },
  bad: [
    { files: { "screens/markets/india.json": { flag: null } } },
    { files: { "screens/markets/india.json": { timeZone: "Asia/Jakrata" } } },
    { files: { "screens/markets/india.json": { locale: "en_IN" } } },
    { files: { "screens/markets/india.json": { locale: "xx-IN" } } },
  ],
  good: [{ files: { "screens/markets/india.json": { timeZone: "Asia/Colombo" } } }],
};

/** The platform knows all tags and zones; it throws on those that it does not, or finds none. */
function isKnown(find: () => readonly unknown[]): boolean {
  try {
    return find().length > 0;
  } catch {
    return false;
  }
}
