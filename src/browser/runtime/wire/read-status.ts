import type { ResponseNames } from "../../../core/market/index.ts";
import type { Attempt, RawResponse } from "./wire.ts";

const longestPauseMs = 10_000;

/** Undefined for a response that may hold data. */
export function readFailure(
  { status, retryAfter }: RawResponse,
  { refusals, passing }: ResponseNames,
): Extract<Attempt, { readonly failure: unknown }> | undefined {
  const isDefinite = refusals.includes(status) || undefined;
  if (passing.includes(status))
    return { failure: "service", isDefinite, mayPass: true, afterMs: Math.min(Number(retryAfter) * 1000 || 0, longestPauseMs) };
  if (status >= 400 && status < 500) return { failure: status === 401 ? "signedOut" : "service", isDefinite };
  // Servers call JSON a page, or nothing; whether it is data, the body says.
  return status < 200 || status > 299 ? { failure: "service" } : undefined;
}
