// Sends a request whose progress is watched, which `fetch` cannot report. Loaded when the first file is sent.

import type { RawResponse } from "../wire/wire.ts";
import type { WrittenRequest } from "../wire/write-request.ts";
import type { ExchangeOptions } from "./exchange.ts";

export function upload(
  { url, method, headers, body }: WrittenRequest,
  { signal, writing, onProgress }: ExchangeOptions,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    for (const name of Object.keys(headers)) xhr.setRequestHeader(name, headers[name] ?? "");
    xhr.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    xhr.onload = () => {
      const text = xhr.responseText;
      // The browser follows a redirect, whatever one asks of it. What another address says is no response, as with every call.
      const isRedirected = xhr.responseURL !== new URL(url, location.href).href;
      const isNone = isRedirected || text.length > writing.maxBytes;
      resolve(isNone ? { status: 0, text: "" } : { status: xhr.status, text });
    };
    xhr.onerror = reject;
    xhr.onabort = reject;
    signal.addEventListener("abort", () => xhr.abort(), { once: true });
    if (signal.aborted) reject();
    else xhr.send(body ?? null);
  });
}
