import { checkFailure } from "#checks";
import { isDeveloping } from "#is-developing";
import { clock, createTransport, type Reply } from "../runtime/index.ts";
import { CallFailed, Refused, type SendCall } from "./transport.ts";

/** What a host adds to the wire file of the project: who is signed in, and where the API is. */
export interface HttpOptions {
  /** Stands before every path, in place of `baseUrl` of the wire file. Where `layar dev` has the mock of the API, calls go there all the same. */
  readonly baseUrl?: string;
  /** The token of the user who is signed in, or a promise of it, asked for at each call; '' or undefined for nobody. It goes where the wire file says. */
  token?(): string | undefined | Promise<string | undefined>;
  /** Headers of every call, beside those of the wire file. */
  headers?(): { readonly [name: string]: string };
  /** Called on a 401: with true the call is sent once more; without a value, where the token has changed. After `timeoutMs` the user counts as signed out. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a renewal in somebody's app may resolve with nothing.
  onUnauthorized?(): boolean | Promise<boolean | void>;
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
  const { headers, language } = options;
  const baseUrl = options.baseUrl?.replace(/\/+$/, "");
  const { readToken, renew } = watchToken(options);
  const sendCall: SendCall = async (call) => {
    const { action: name, plan: action, input, signal, headers: own, onProgress, isLook, wire } = call;
    const isElsewhere = baseUrl !== undefined && !(isDeveloping && wire.writing.isMocked);
    const writing = { ...wire.writing, ...(isElsewhere && { baseUrl }) };
    const { timeoutMs = wire.timeoutMs } = options;
    let sentToken = "";
    const send = async (): Promise<Reply> => {
      sentToken = await inTime(readToken(), timeoutMs);
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
      if (await inTime(renew(sentToken), timeoutMs).catch(() => false)) reply = await send();
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

/** The token of the app, and whether there is another one than was sent, or the app says so: calls at once share one renewal. */
function watchToken({ token, onUnauthorized }: HttpOptions) {
  const readToken = async (): Promise<string> => (await token?.()) ?? "";
  let renewing: Promise<boolean> | undefined;
  const renewOnce = async (sent: string): Promise<boolean> => {
    try {
      if ((await readToken()) !== sent) return true;
      const said = await onUnauthorized?.();
      return typeof said === "boolean" ? said : (await readToken()) !== sent;
    } catch {
      // A token that cannot be renewed leaves the user signed out.
      return false;
    }
  };
  const renew = (sent: string): Promise<boolean> => {
    renewing ??= renewOnce(sent).finally(() => {
      renewing = undefined;
    });
    return renewing;
  };
  return { readToken, renew };
}

/** What the host says, waited for no longer than for a call. */
async function inTime<T>(said: Promise<T>, limitMs: number): Promise<T> {
  let cancel: (() => void) | undefined;
  const late = new Promise<never>((_, reject) => {
    // Whether an earlier try of the same commit was done is not known here.
    cancel = clock.after(limitMs, () => reject(new CallFailed("timeout")));
  });
  return Promise.race([said, late]).finally(cancel);
}
