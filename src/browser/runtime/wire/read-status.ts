import type { ResponseNames } from "../../../core/market/index.ts";
import type { Attempt, RawResponse } from "./wire.ts";

const longestPauseMs = 10_000;

/** Undefined for a response that may hold data. */
export function readFailure(
  { status, type, retryAfter }: RawResponse,
  { refusals, passing }: ResponseNames,
): Extract<Attempt, { readonly failure: unknown }> | undefined {
  if (passing.includes(status))
    return { failure: "service", mayPass: true, afterMs: Math.min(Number(retryAfter) * 1000 || 0, longestPauseMs) };
  if (status >= 400 && status < 500)
    return { failure: status === 401 ? "signedOut" : "service", isDefinite: refusals.includes(status) || undefined };
  // Otherwise a page arrived instead of data: a login form or a gateway's error page.
  return status < 200 || status > 299 || !/json|text\/plain|^$/i.test(type) ? { failure: "service" } : undefined;
}
