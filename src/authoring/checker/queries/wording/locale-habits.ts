/** What the platform knows of a country by a locale such as `id-ID`. */

function partsOf(locale: string): readonly Intl.NumberFormatPart[] {
  return new Intl.NumberFormat(locale, { numberingSystem: "latn", minimumFractionDigits: 1 }).formatToParts(123456789.5);
}

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
export function timeZonesOf(locale: string): readonly string[] {
  const found = new Intl.Locale(locale);
  const list: unknown = Reflect.get(found, "timeZones");
  return Array.isArray(list) ? list.map((zone) => currentZone(String(zone))) : [];
}

/** One name for each zone: some have had several. */
export function currentZone(timeZone: string): string {
  return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
}
