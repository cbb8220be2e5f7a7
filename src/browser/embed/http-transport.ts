import { checkFailure } from "#checks";
import { isDeveloping } from "#is-developing";
import { clock, createTransport } from "../runtime/index.ts";
import { CallFailed, Refused, type SendCall } from "./transport.ts";

/** What a host adds to the wire file of the project: who is signed in, and where the API is. */
export interface HttpOptions {
  /** Stands before every path, in place of `baseUrl` of the wire file. Where `layar dev` has the mock of the API, calls go there all the same. */
  readonly baseUrl?: string;
  /** The token of the user who is signed in, asked for at each call; '' or undefined for nobody. It goes where the wire file says. */
  token?(): string | undefined;
  /** Headers of every call, beside those of the wire file. */
  headers?(): { readonly [name: string]: string };
  /** Called on a 401: with true the call is sent once more, with a new token. After `timeoutMs` the user counts as signed out. */
  onUnauthorized?(): boolean | Promise<boolean>;
  /** Time limit of a call in milliseconds, its retries included. Default: that of the settings. */
  readonly timeoutMs?: number;
  /** Goes along as `Accept-Language`. */
  language?(): string;
}

/**
 * Gives a transport that sends calls as the wire file of the project says: over HTTP, with its methods, headers, token, retries.
 *
 * It rejects with `Refused` or `CallFailed`, as any transport does: a timeout, a lost connection, what is no response of the API.
 *
 * @example httpTransport({ baseUrl: "/api", token: () => session.token, onUnauthorized: () => session.refresh() })
 */
export function httpTransport(options: HttpOptions = {}): SendCall {
  const { token, headers, onUnauthorized, language } = options;
  const baseUrl = options.baseUrl?.replace(/\/+$/, "");
  let renewing: Promise<boolean> | undefined;
  const renew = async (): Promise<boolean> => {
    try {
      return (await onUnauthorized?.()) ?? false;
    } catch {
      // A token that cannot be renewed leaves the user signed out.
      return false;
    }
  };
  const sendCall: SendCall = async (call) => {
    const { action: name, plan: action, input, signal, headers: own, onProgress, isLook, wire } = call;
    const isElsewhere = baseUrl !== undefined && !(isDeveloping && wire.writing.isMocked);
    const writing = { ...wire.writing, ...(isElsewhere && { baseUrl }) };
    const { timeoutMs = wire.timeoutMs } = options;
    let sentToken = "";
    const send = () => {
      sentToken = token?.() ?? "";
      const launch = { common: {}, token: sentToken, headers: {} };
      const written = { ...writing, headers: { ...writing.headers, ...headers?.() } };
      const transport = createTransport({
        writing: written,
        reading: wire.reading,
        launch,
        language,
        timeoutMs,
        clock,
        random: Math.random,
      });
      return transport({ name, action, input }, { signal, headers: own, onProgress, isLook });
    };
    let reply = await send();
    if ("failure" in reply && reply.failure === "signedOut" && !signal.aborted) {
      // Calls at once share one renewal, and one whose token was renewed meanwhile needs none.
      if (!renewing && (token?.() ?? "") === sentToken)
        renewing = renew().finally(() => {
          renewing = undefined;
        });
      if (await isRenewed(renewing, timeoutMs)) reply = await send();
    }
    if ("failure" in reply) {
      checkFailure(call, writing.baseUrl, reply.failure);
      throw new CallFailed(reply.failure, reply.isDefinite);
    }
    if ("data" in reply) return reply.data;
    const { code, message, fields, status } = reply.refusal;
    throw new Refused(code, message, { fields, status });
  };
  return Object.assign(sendCall, { hasLimit: true as const });
}

function isRenewed(renewing: Promise<boolean> | undefined, limitMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const cancel = clock.after(limitMs, () => resolve(false));
    void Promise.resolve(renewing ?? true)
      .then(resolve)
      .finally(cancel);
  });
}
