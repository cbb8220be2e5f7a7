/** How a market of a language writes numbers and dates, as far as the platform knows it. */
import type { JsonObject } from "../../../core/json/index.ts";
import { groupingOf, marksOf, timeZonesOf } from "../../checker/index.ts";

/** The part of a market's file that follows from a language tag. The currency is left to the author. */
export function writeLocale(tag: string): JsonObject {
  const { language, region = "" } = new Intl.Locale(tag).maximize();
  const locale = region === "" ? language : `${language}-${region}`;
  const { separator, decimal } = marksOf(locale);
  // Of several nobody knows which one is meant.
  const [zone = "UTC", ...others] = timeZonesOf(locale);
  return {
    locale,
    timeZone: others.length === 0 ? zone : "UTC",
    currency: { symbol: "¤", grouping: groupingOf(locale), separator: /\s/.test(separator) ? " " : separator, decimal, fractionDigits: 2 },
  };
}
