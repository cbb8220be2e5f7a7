/** Dates as authors write them, by the clock of a market, and the moments at which that clock shows them. */

/** What a clock would show as `2026-08-01` or `2026-08-01T18:00`, as if it stood in Greenwich; undefined for a day that does not exist. */
export function readWallTime(text: string): number | undefined {
  const ms = Date.parse(text.length === "2026-08-01".length ? `${text}T00:00Z` : `${text}Z`);
  return Number.isNaN(ms) || !new Date(ms).toISOString().startsWith(text) ? undefined : ms;
}

/** How far the clocks of a zone are ahead of Greenwich at a moment. */
function offsetAt(ms: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second")) - ms;
}

/** The moment at which the clocks of a zone show a text; undefined for a day that does not exist. */
export function momentIn(text: string, timeZone: string): number | undefined {
  const wall = readWallTime(text);
  if (wall === undefined) return undefined;
  // The offset is the one of the moment itself, which the first guess is near enough to.
  return wall - offsetAt(wall - offsetAt(wall, timeZone), timeZone);
}

/** What the clocks of a zone show at a moment, as `2026-08-01T18:00`. */
export function wallTimeIn(ms: number, timeZone: string): string {
  return new Date(ms + offsetAt(ms, timeZone)).toISOString().slice(0, "2026-08-01T18:00".length);
}
