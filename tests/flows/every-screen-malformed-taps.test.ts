import type { Market } from "../support/browser/visitor.ts";
import { takeMarketTurn } from "../support/run/thoroughness.ts";
import { describeBroken } from "../support/session/broken-responses.ts";
import { callsOf } from "../support/session/every-call.ts";

const callsIn = (market: Market) => callsOf(market).filter(({ act, action }) => act !== undefined && action.success !== "ignored");

/** A twelfth of the calls in one market by turns; a thorough run has all of them in both. */
describeBroken(takeMarketTurn([callsIn("india"), callsIn("indonesia")], 12));
