// All functions that write values for a market: a build takes those alone that a screen uses.
import { createAmounts } from "./amount.ts";
import { createDates, createTimes } from "./format.ts";

type Market = Parameters<typeof createAmounts>[0] & Parameters<typeof createDates>[0];

export function createFormats(
  market: Market,
): ReturnType<typeof createAmounts> & ReturnType<typeof createDates> & ReturnType<typeof createTimes> {
  return { ...createAmounts(market), ...createDates(market), ...createTimes(market) };
}
