// One request and its whole answer as text, by fetch, or by XMLHttpRequest where the share that was sent must be told.
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

/** Thrown when an answer is longer than an answer may be. */
export class TooLong extends Error {}

async function readText(response: Response, maxBytes: number): Promise<string> {
  if (Number(response.headers.get("content-length")) > maxBytes) throw new TooLong();
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let bytes = 0; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.length;
    if (bytes > maxBytes) {
      reader.cancel().catch(() => {});
      throw new TooLong();
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}

/** Rejects when the connection fails or the signal aborts, at any time until the last byte. */
export async function exchange(request: WrittenRequest, { signal, maxBytes, outlives, onProgress }: ExchangeOptions): Promise<RawAnswer> {
  if (onProgress && typeof XMLHttpRequest !== "undefined") return send(request, { signal, maxBytes, onProgress });
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
  return {
    status,
    type: headers.get("content-type") ?? "",
    text: await readText(response, maxBytes),
    retryAfter: headers.get("retry-after"),
  };
}

function send({ url, method, headers, body }: WrittenRequest, { signal, maxBytes, onProgress }: ExchangeOptions): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    for (const name of Object.keys(headers)) xhr.setRequestHeader(name, headers[name] ?? "");
    xhr.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    xhr.onload = () => {
      const text = xhr.responseText;
      if (text.length > maxBytes) reject(new TooLong());
      else resolve({ status: xhr.status, type: xhr.getResponseHeader("content-type") ?? "", text });
    };
    xhr.onerror = xhr.onabort = () => reject(new TypeError("No connection."));
    if (signal.aborted) return reject(new TypeError("Aborted."));
    signal.addEventListener("abort", () => xhr.abort(), { once: true });
    xhr.send(body ?? null);
  });
}
