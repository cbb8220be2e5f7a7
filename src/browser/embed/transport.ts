// A transport in code: it resolves with the data of a call, or throws what went wrong.
import { checkData, checkThrown } from "#checks";
import type { ActionPlan } from "../../core/format/index.ts";
import { showText } from "../../core/json/index.ts";
import { clock, type Failure, type Reply, type Transport, type Wire } from "../runtime/index.ts";

/** One call, as a transport in code gets it. */
export interface TransportCall {
  /** Name of the action in the catalogue. */
  readonly action: string;
  /** Inputs, constants among them, by their names on the wire. */
  readonly input: { readonly [name: string]: unknown };
  /** Aborts when the screen is left or the call is replaced. A call that commits is never aborted. */
  readonly signal: AbortSignal;
  /** Of this call alone: a call that commits carries its `Idempotency-Key`. */
  readonly headers: { readonly [name: string]: string };
  /** Takes the share of an upload that was sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** The call finds out what became of a commit. */
  readonly isLook?: true;
  /** How the catalogue describes the action. */
  readonly plan: ActionPlan;
  /** @internal */
  readonly wire: Wire;
}

/**
 * Sends one call and resolves with its data.
 *
 * Rejects with `Refused` when the server says no, with `CallFailed` for a failure whose kind is known; anything else counts as a lost
 * connection, after which the outcome of a commit is unknown.
 *
 * @example
 * const transport: SendCall = async ({ action, input, headers, signal }) =>
 *   (await api.post(`/calls/${action}`, input, { headers, signal })).data;
 */
export interface SendCall {
  (call: TransportCall): Promise<unknown>;
  /** It ends each call by itself, at a limit of its own. @internal */
  readonly hasLimit?: true;
}

/** What else a refusal says. */
interface Refusal {
  /** What is wrong with single inputs, by their names on the wire; shown beside their fields. */
  readonly fields?: { readonly [input: string]: string } | null;
  /** Of the response: `codes` of a definition may name it as `status:409`. */
  readonly status?: number;
}

/**
 * The server has understood the call and said no, so that nothing was done.
 *
 * @example throw new Refused("dock_full", "This dock is full.", { fields: { dock: "Full" } });
 */
export class Refused extends Error {
  declare readonly code: string;
  declare readonly fields: Failure["fields"];
  declare readonly status: number | undefined;

  /** `code` is what `codes` of a definition name, `message` what the user reads; '' or null for the words of the language. */
  constructor(code: string, message?: string | null, { fields, status }: Refusal = {}) {
    // They come from JSON of a server, which may say nothing, or a number.
    super(showText(message));
    Object.assign(this, { name: "Refused", code: showText(code), fields: fields ?? undefined, status });
  }
}

/**
 * A call has failed, and it is known how: `signedOut` leads to the log-in, `isDefinite` means that nothing was done.
 *
 * @example throw new CallFailed("timeout");
 */
export class CallFailed extends Error {
  declare readonly kind: Failure["kind"];
  declare readonly isDefinite: boolean | undefined;

  constructor(kind: Failure["kind"], isDefinite?: boolean) {
    super(kind);
    Object.assign(this, { name: "CallFailed", kind, isDefinite });
  }
}

/**
 * The transport of a session that sends by code. It never rejects, and it ends: a call that nobody waits for any more as one without a
 * connection, one that takes longer than the settings allow as one whose outcome is unknown.
 */
export function toTransport(send: SendCall, wire: Wire): Transport {
  const ask = async (call: TransportCall): Promise<Reply> => {
    try {
      const data = await send(call);
      checkData(call, data);
      return { data: data ?? null };
    } catch (thrown) {
      if (thrown instanceof Refused) {
        const { code, message, status, fields } = thrown;
        return { refusal: { code, message, status, fields } };
      }
      if (thrown instanceof CallFailed) return { failure: thrown.kind, isDefinite: thrown.isDefinite };
      checkThrown(call, thrown);
      return { failure: "network" };
    }
  };
  return ({ name, action: plan, input }, { headers = {}, ...more }) =>
    new Promise((resolve) => {
      const { signal } = more;
      // Whichever is first ends the others: the signal of commits lives as long as the page.
      const end = (reply: Reply): void => {
        cancel?.();
        signal.removeEventListener("abort", leave);
        resolve(reply);
      };
      const leave = () => end({ failure: "network" });
      const cancel = send.hasLimit ? undefined : clock.after(wire.timeoutMs, () => end({ failure: "timeout" }));
      signal.addEventListener("abort", leave);
      void ask({ ...more, action: name, input, headers, plan, wire }).then(end);
    });
}
