// A transport in code: it resolves with the data of a call, or throws what went wrong.
import type { ActionPlan } from "../../core/format/index.ts";
import type { Failure, Transport, Wire } from "../runtime/index.ts";

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
 * const transport: SendCall = async ({ plan: { method, path: url }, input, signal }) =>
 *   (await api.request({ method, url, data: input, signal })).data;
 */
export type SendCall = (call: TransportCall) => Promise<unknown>;

/** What else a refusal says. */
interface Refusal {
  /** What is wrong with single inputs, by their names on the wire; shown beside their fields. */
  readonly fields?: { readonly [input: string]: string };
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
  declare readonly fields: Refusal["fields"];
  declare readonly status: number | undefined;

  /** `code` is what `codes` of a definition name, `message` what the user reads; '' for the words of the language. */
  constructor(code: string, message = "", { fields, status }: Refusal = {}) {
    super(message);
    Object.assign(this, { name: "Refused", code, fields, status });
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

/** The transport of a session that sends by code. It never rejects. */
export function toTransport(send: SendCall, wire: Wire): Transport {
  return async ({ name, action: plan, input }, { headers = {}, signal, onProgress, isLook }) => {
    try {
      return { data: (await send({ action: name, input, signal, headers, onProgress, isLook, plan, wire })) ?? null };
    } catch (thrown) {
      if (thrown instanceof Refused) {
        const { code, message, status, fields } = thrown;
        return { refusal: { code, message, status, fields } };
      }
      return thrown instanceof CallFailed ? { failure: thrown.kind, isDefinite: thrown.isDefinite } : { failure: "network" };
    }
  };
}
