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

// No status of HTTP: the answer is longer than an answer may be.
const tooLong: RawAnswer = { status: 0, type: "", text: "" };

/** Undefined when there are more bytes. */
async function readText(response: Response, maxBytes: number): Promise<string | undefined> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let bytes = 0; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.length;
    if (bytes > maxBytes) {
      reader.cancel().catch(() => {});
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
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
  const text = await readText(response, maxBytes);
  return text === undefined ? tooLong : { status, type: headers.get("content-type") ?? "", text, retryAfter: headers.get("retry-after") };
}
