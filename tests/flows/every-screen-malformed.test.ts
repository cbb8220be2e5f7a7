import { describeBroken } from "../support/broken-responses.ts";
import { callsOf } from "../support/every-call.ts";
import { takeMarketTurn } from "../support/thoroughness.ts";
import type { Market } from "../support/visitor.ts";

const callsIn = (market: Market) => callsOf(market).filter(({ act, action }) => act === undefined && action.success !== "ignored");

/** A twelfth of the calls in one market by turns; a thorough run has all of them in both. */
describeBroken(takeMarketTurn([callsIn("india"), callsIn("indonesia")], 12));
