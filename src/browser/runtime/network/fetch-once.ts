// One request and its whole answer as text. The only place that fetches; a request whose progress is watched goes through `upload.ts`.
import type { WrittenRequest } from "./request.ts";

export interface RawAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly retryAfter?: string | null;
}

export interface ExchangeOptions {
  readonly signal: AbortSignal;
  readonly maxBytes: number;
  /** The request may outlive the page. */
  readonly outlives?: boolean;
  readonly onProgress?: (share: number) => void;
}

/** Rejects when the connection fails or the signal aborts, at any time until the last byte. */
export async function exchange(request: WrittenRequest, options: ExchangeOptions): Promise<RawAnswer> {
  const { signal, maxBytes, outlives, onProgress } = options;
  if (onProgress && typeof XMLHttpRequest !== "undefined") return (await import("./upload.ts")).upload(request, options);
  const { url, ...init } = request;
  // An API call is never redirected; following one would carry the token along.
  const response = await fetch(url, {
    ...init,
    signal,
    cache: "no-store",
    redirect: "manual",
    referrerPolicy: "no-referrer",
    keepalive: outlives,
  });
  const { status, headers } = response;
  const body = await response.blob();
  // No status of HTTP: the answer is longer than an answer may be.
  if (body.size > maxBytes) return { status: 0, type: "", text: "" };
  return { status, type: headers.get("content-type") ?? "", text: await body.text(), retryAfter: headers.get("retry-after") };
}
