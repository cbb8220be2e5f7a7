import type { ResponseNames } from "../../../core/market/index.ts";
import type { Attempt, RawResponse } from "./wire.ts";

const longestPauseMs = 10_000;

/** Undefined for a response that may hold data. */
export function readFailure(
  { status, type, text, retryAfter }: RawResponse,
  { refusals, passing }: ResponseNames,
): Extract<Attempt, { readonly failure: unknown }> | undefined {
  const isDefinite = refusals.includes(status) || undefined;
  if (passing.includes(status))
    return { failure: "service", isDefinite, mayPass: true, afterMs: Math.min(Number(retryAfter) * 1000 || 0, longestPauseMs) };
  if (status >= 400 && status < 500) return { failure: status === 401 ? "signedOut" : "service", isDefinite };
  // Otherwise a page arrived instead of data: a login form or a gateway's error page. What is empty is none, whatever its type.
  return status < 200 || status > 299 || (text && !/json|text\/plain|^$/i.test(type)) ? { failure: "service" } : undefined;
}
