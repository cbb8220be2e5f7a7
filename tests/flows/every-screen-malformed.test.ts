import { describeBroken } from "../support/broken-responses.ts";
import { callsOf } from "../support/every-call.ts";
import { isThorough, takeTurn } from "../support/thoroughness.ts";

/** Half of the calls in a market by turns; a thorough run has all of them in both. */
const calls = takeTurn(
  [...callsOf("india"), ...(isThorough ? callsOf("indonesia") : [])].filter(
    ({ act, action }) => act === undefined && action.success !== "ignored",
  ),
  2,
);

describeBroken(calls);
