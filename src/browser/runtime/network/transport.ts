// Sends calls over HTTP: one time limit over headers and body, retries for calls that only read, and every failure as a value.
import type { ActionPlan } from "../../../core/format/index.ts";
import type { Launch } from "../../../core/market/index.ts";
import type { CallOptions, Clock, Reply, Transport } from "../ports.ts";
import type { Attempt, RawResponse, Reading, Wire } from "../wire/wire.ts";
import { type WrittenRequest, writeFiles, writeRequest } from "../wire/write-request.ts";
import type { ExchangeOptions } from "./exchange.ts";
import { fetchOnce } from "./fetch-once.ts";

/** Gives the response to the very same request where it is under way already; it rejects when the connection fails or the signal, which has not, aborts. */
export type Adopt = (request: WrittenRequest, signal: AbortSignal) => Promise<RawResponse> | undefined;

export interface TransportSettings extends Wire {
  readonly launch: Pick<Launch, "common" | "token" | "headers">;
  /** The one that the user has chosen, '' for none; it goes along, for a server that can word its messages in it. */
  readonly language?: () => string;
  /** Time limit of a call, its retries included. */
  readonly timeoutMs: number;
  readonly clock: Clock;
  /** Gives a random number from 0 to 1, which varies the pauses between retries. */
  readonly random: () => number;
  readonly adopt?: Adopt;
}

const usualPausesMs = [500, 2000];

/** A request whose progress is watched goes the way that reports it. */
async function exchange(request: WrittenRequest, options: ExchangeOptions): Promise<RawResponse> {
  const isWatched = options.onProgress && typeof XMLHttpRequest !== "undefined";
  return isWatched ? (await import("./upload.ts")).upload(request, options) : fetchOnce(request, options);
}

interface Retries extends Pick<TransportSettings, "clock" | "random">, Pick<Reading, "pausesMs"> {
  readonly signal: AbortSignal;
}

/** Sends again what only reads, as long as what went wrong may pass. */
export async function tryAgain(
  send: () => Promise<Attempt>,
  { clock, random, signal, pausesMs = usualPausesMs }: Retries,
): Promise<Attempt> {
  // Resolves early when the call is over.
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const cancel = clock.after(ms, resolve);
      signal.addEventListener("abort", () => [cancel(), resolve()], { once: true });
    });
  let outcome = await send();
  for (const ms of pausesMs) {
    if (signal.aborted || !("failure" in outcome) || !outcome.mayPass) break;
    await pause(Math.max(outcome.afterMs ?? 0, ms * (0.5 + random())));
    if (!signal.aborted) outcome = await send();
  }
  return outcome;
}

/** What a call comes to with its last try; `isLate`: the time limit has passed, and the caller has not cancelled. */
export function endCall(outcome: Attempt, isLate: boolean): Reply {
  if (!("failure" in outcome)) return outcome;
  const { failure, isDefinite, said } = outcome;
  return isLate ? { failure: "timeout" } : (said ?? { failure, isDefinite });
}

/** Gives a transport. What it returns never rejects; a call whose signal aborts ends as a failure of the kind `network`. */
export function createTransport(settings: TransportSettings): Transport {
  const { writing, reading, launch, language, clock, timeoutMs, random, adopt } = settings;

  async function tryOnce(action: ActionPlan, request: WrittenRequest, { signal, onProgress, isLook }: CallOptions): Promise<Attempt> {
    const { commits, success, body } = action;
    const options: ExchangeOptions = {
      signal,
      writing,
      outlives: success === "ignored" && body !== "multipart",
      onProgress: body === "multipart" ? onProgress : undefined,
    };
    try {
      const adopted = signal.aborted ? undefined : adopt?.(request, signal);
      return reading.read(await (adopted ?? exchange(request, options)), action, Boolean(commits ?? isLook));
    } catch {
      return { failure: "network", mayPass: true };
    }
  }

  return async ({ action, input }, options) => {
    const { signal, headers } = options;
    // A screen may read the address, so the token is not in it.
    if (action.success === "address") return { data: writeRequest(action, input, { writing, launch: { ...launch, token: "" } }).url };
    const limit = new AbortController();
    const abort = (): void => limit.abort();
    const cancel = clock.after(timeoutMs, abort);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort);
    try {
      const request = writeRequest(action, input, { writing, launch, language: language?.(), headers, files: writeFiles });
      const send = (): Promise<Attempt> => tryOnce(action, request, { ...options, signal: limit.signal });
      const { pausesMs } = reading;
      const outcome = action.reads ? await tryAgain(send, { clock, random, signal: limit.signal, pausesMs }) : await send();
      return endCall(outcome, limit.signal.aborted && !signal.aborted);
    } catch {
      // A path without one of its inputs, or an input that cannot be serialised, such as one that contains itself. Nothing was sent.
      return { failure: "service", isDefinite: true };
    } finally {
      cancel();
      signal.removeEventListener("abort", abort);
    }
  };
}
