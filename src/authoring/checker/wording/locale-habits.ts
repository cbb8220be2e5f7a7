/** What the platform knows of a country by a locale such as `id-ID`. It takes long to look up, and every check of a project asks. */
import { rememberTexts } from "../../../core/json/index.ts";

const partsOf = rememberTexts((locale): readonly Intl.NumberFormatPart[] =>
  new Intl.NumberFormat(locale, { numberingSystem: "latn", minimumFractionDigits: 1 }).formatToParts(123456789.5),
);

/** How a locale writes large numbers. */
export function marksOf(locale: string): { readonly separator: string; readonly decimal: string } {
  const find = (type: string) => partsOf(locale).find((part) => part.type === type)?.value ?? "";
  return { separator: find("group"), decimal: find("decimal") };
}

export function groupingOf(locale: string): "indian" | "thousands" {
  const groups = partsOf(locale).filter(({ type }) => type === "integer");
  return groups.at(-2)?.value.length === 2 ? "indian" : "thousands";
}

/** Time zones of the country; none where the locale names no country or the platform does not know. */
export const timeZonesOf = rememberTexts((locale): readonly string[] => {
  const found = new Intl.Locale(locale);
  const list: unknown = Reflect.get(found, "timeZones");
  return Array.isArray(list) ? list.map((zone) => currentZone(String(zone))) : [];
});

const formatIn = rememberTexts((timeZone) => new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions());

/** One name for each zone: some have had several. Throws for one that the platform does not know. */
export function currentZone(timeZone: string): string {
  return formatIn(timeZone).timeZone;
}

/** Whether the platform finds something; it throws for an unknown tag or zone. */
export function isKnown(find: () => readonly unknown[]): boolean {
  try {
    return find().length > 0;
  } catch {
    return false;
  }
}

/** Whether the platform knows both where a market is and how it writes. */
export function isLocated({ locale, timeZone }: { readonly locale: string; readonly timeZone: string }): boolean {
  return isKnown(() => Intl.NumberFormat.supportedLocalesOf(locale)) && isKnown(() => [currentZone(timeZone)]);
}
