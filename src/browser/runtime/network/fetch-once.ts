// One request and its whole response as text. Only this file fetches.
import type { RawResponse } from "../wire/wire.ts";
import type { WrittenRequest } from "../wire/write-request.ts";
import type { ExchangeOptions } from "./exchange.ts";

/** Rejects when the connection fails or the signal aborts, at any time until the last byte. */
export async function fetchOnce(request: WrittenRequest, { signal, writing, outlives }: ExchangeOptions): Promise<RawResponse> {
  const { url, ...init } = request;
  // An API call is never redirected; following a redirect would send the token along.
  const response = await fetch(url, {
    ...init,
    signal,
    cache: writing.cache ?? "no-store",
    redirect: "manual",
    referrerPolicy: "no-referrer",
    keepalive: outlives,
  });
  const { status, headers } = response;
  const body = await response.blob();
  // Not a status of HTTP: the response is longer than the limit.
  if (body.size > writing.maxBytes) return { status: 0, text: "" };
  return { status, text: await body.text(), retryAfter: headers.get("retry-after") };
}
