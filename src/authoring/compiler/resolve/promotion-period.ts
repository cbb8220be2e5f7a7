// When a promotion runs: dates as its author writes them, in the time zone of the market, become moments.

import type { OverlayDefinition } from "../../../core/format/index.ts";

/** Milliseconds since 1970: from the first until the second, which is no part of it. Without one there is no bound. */
export interface Period {
  readonly from?: number;
  readonly until?: number;
}

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

/** Undefined for an overlay that always holds. */
export function periodOf({ from, until }: Pick<OverlayDefinition, "from" | "until">, timeZone: string): Period | undefined {
  const begins = from === undefined ? undefined : momentIn(from, timeZone);
  const ends = until === undefined ? undefined : momentIn(until, timeZone);
  if (begins === undefined && ends === undefined) return undefined;
  return { ...(begins !== undefined && { from: begins }), ...(ends !== undefined && { until: ends }) };
}
