/** Moments in words, by the clock of a market. */
import { wallTimeIn } from "../../../../core/market/index.ts";

const format = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", day: "numeric", month: "short", year: "numeric" });

/** `2026-08-01T18:00` as `1 Aug 2026, 18:00`; midnight is the day alone. */
export function writeWallTime(text: string): string {
  const [day = "", time = ""] = text.split("T");
  const moment = Date.parse(`${day}T00:00Z`);
  if (Number.isNaN(moment)) return text;
  return format.format(moment) + (time === "" || time === "00:00" ? "" : `, ${time}`);
}

export function writeMoment(ms: number, timeZone: string): string {
  return writeWallTime(wallTimeIn(ms, timeZone));
}
