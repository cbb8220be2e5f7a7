// When a promotion runs: dates as its author writes them, in the time zone of the market, become moments.

import type { OverlayDefinition } from "../../../core/format/index.ts";
import { momentIn } from "../../../core/market/index.ts";

/** Milliseconds since 1970: from the first until the second, which is no part of it. Without one there is no bound. */
export interface Period {
  readonly from?: number;
  readonly until?: number;
}

/** Undefined for an overlay that always holds. */
export function periodOf({ from, until }: Pick<OverlayDefinition, "from" | "until">, timeZone: string): Period | undefined {
  const begins = from === undefined ? undefined : momentIn(from, timeZone);
  const ends = until === undefined ? undefined : momentIn(until, timeZone);
  if (begins === undefined && ends === undefined) return undefined;
  return { ...(begins !== undefined && { from: begins }), ...(ends !== undefined && { until: ends }) };
}
