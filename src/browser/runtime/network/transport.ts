// Sends calls over HTTP: one time limit over headers and body, retries for calls that only read, and every failure as a value.
import type { ActionPlan } from "../../../core/format/index.ts";
import { parseJson } from "../../../core/json/index.ts";
import type { Launch } from "../../../core/market/index.ts";
import type { CallOptions, Clock, FailureKind, Input, Transport } from "../ports.ts";
import { readSuccess } from "./envelope.ts";
import type { ExchangeOptions, RawResponse } from "./exchange.ts";
import { fetchOnce } from "./fetch-once.ts";
import { type WrittenRequest, writeRequest } from "./request.ts";

/** Gives the response to the very same request where it is under way already; it rejects when the connection fails or the signal, which has not, aborts. */
export type Adopt = (request: WrittenRequest, signal: AbortSignal) => Promise<RawResponse> | undefined;

export interface TransportSettings {
  /** Prefix of every path; '' for the page's own host. */
  readonly apiHost: string;
  readonly launch: Launch;
  /** The one that the user has chosen, '' for none; it goes along, for a server that can word its messages in it. */
  readonly language?: () => string;
  /** Time limit of a call, its retries included. */
  readonly timeoutMs: number;
  readonly clock: Clock;
  /** Gives a random number from 0 to 1, which varies the pauses between retries. */
  readonly random: () => number;
  readonly adopt?: Adopt;
}

export type Attempt =
  | { readonly body: unknown }
  | { readonly failure: FailureKind; readonly mayPass?: boolean; readonly afterMs?: number; readonly isDefinite?: boolean };

/** Of a response; a longer one is a failure. */
export const maxBytes = 1_048_576;
const pausesMs = [500, 2000];
const longestPauseMs = 10_000;

/** Without a response in the agreed form, these mean that nothing was done. After any other, a commit may have been. */
const refusals: readonly number[] = [400, 401, 403, 404, 405, 413, 415, 422];

/** What the server says of an action that is `known` counts, whatever status a gateway gives it. */
function interpret({ status, type, text, retryAfter }: RawResponse, known?: ActionPlan): Attempt {
  const said = known && parseJson(text);
  if (known && readSuccess(known, said) !== undefined) return { body: said };
  if ([429, 502, 503, 504].includes(status))
    return { failure: "service", mayPass: true, afterMs: Math.min(Number(retryAfter) * 1000 || 0, longestPauseMs) };
  if (status >= 400 && status < 500)
    return { failure: status === 401 ? "signedOut" : "service", isDefinite: refusals.includes(status) || undefined };
  // Otherwise a page arrived instead of data: a login form or a gateway's error page.
  if (status < 200 || status > 299 || !/json|text\/plain|^$/i.test(type)) return { failure: "service" };
  const body = parseJson(text);
  return body === undefined ? { failure: "service" } : { body };
}

/** A request whose progress is watched goes the way that reports it. */
async function exchange(request: WrittenRequest, options: ExchangeOptions): Promise<RawResponse> {
  const isWatched = options.onProgress && typeof XMLHttpRequest !== "undefined";
  return isWatched ? (await import("./upload.ts")).upload(request, options) : fetchOnce(request, options);
}

/** Sends again what only reads, as long as what went wrong may pass. */
export async function tryAgain(
  send: () => Promise<Attempt>,
  { clock, random, signal }: Pick<TransportSettings, "clock" | "random"> & { readonly signal: AbortSignal },
): Promise<Attempt> {
  // Resolves early when the call is over.
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const cancel = clock.after(ms, resolve);
      signal.addEventListener("abort", () => [cancel(), resolve()], { once: true });
    });
  let outcome = await send();
  for (const ms of pausesMs) {
    if (signal.aborted || "body" in outcome || !outcome.mayPass) break;
    await pause(Math.max(outcome.afterMs ?? 0, ms * (0.5 + random())));
    if (!signal.aborted) outcome = await send();
  }
  return outcome;
}

/** Gives a transport. What it returns never rejects; a call whose signal aborts ends as a failure of the kind `network`. */
export function createTransport(settings: TransportSettings): Transport {
  const { apiHost, launch, language, clock, timeoutMs, random, adopt } = settings;

  async function tryOnce(request: WrittenRequest, options: ExchangeOptions, known?: ActionPlan): Promise<Attempt> {
    try {
      const adopted = options.signal.aborted ? undefined : adopt?.(request, options.signal);
      return interpret(await (adopted ?? exchange(request, options)), known);
    } catch {
      return { failure: "network", mayPass: true };
    }
  }

  async function run(action: ActionPlan, request: WrittenRequest, { signal, onProgress, isLook }: CallOptions): Promise<Attempt> {
    const known = action.commits || isLook ? action : undefined;
    const outlives = action.success === "ignored" && typeof request.body !== "object";
    const options = { signal, maxBytes, outlives, onProgress: action.multipart ? onProgress : undefined };
    const send = (): Promise<Attempt> => tryOnce(request, options, known);
    return action.reads ? tryAgain(send, { clock, random, signal }) : send();
  }

  return async (action, input: Input, { signal, onProgress, headers, isLook }) => {
    // A screen may read the address, so the token is not in it.
    if (action.success === "address") return { body: writeRequest(action, input, { apiHost, launch: { ...launch, token: "" } }).url };
    const limit = new AbortController();
    const abort = (): void => limit.abort();
    const cancel = clock.after(timeoutMs, abort);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort);
    try {
      const outcome = await run(action, writeRequest(action, input, { apiHost, launch, language: language?.(), headers }), {
        signal: limit.signal,
        onProgress,
        isLook,
      });
      if ("body" in outcome) return outcome;
      // The caller has not cancelled, so the time limit has passed.
      return limit.signal.aborted && !signal.aborted
        ? { failure: "timeout" }
        : { failure: outcome.failure, isDefinite: outcome.isDefinite };
    } catch {
      // An input that cannot be serialised, for example one that contains itself. Nothing was sent.
      return { failure: "service", isDefinite: true };
    } finally {
      cancel();
      signal.removeEventListener("abort", abort);
    }
  };
}
