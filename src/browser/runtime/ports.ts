/** What a session needs from outside. All of it is passed in, so that a session runs in a test without a browser. */

import type { ActionPlan } from "../../core/format/index.ts";
import type { Bridge } from "../bridge/index.ts";

/** `signedOut`: the server does not know the user any more (HTTP 401). */
export type FailureKind = "network" | "timeout" | "service" | "signedOut" | "refused";

/** Why a call, or the screen that needs it, has failed. */
export interface Failure {
  readonly kind: FailureKind;
  /** Result code of the server, '' when there was none. */
  readonly code: string;
  /** For the user: the server's message, or the language's for the kind. */
  readonly message: string;
  /** The server's message alone, '' when there is none. */
  readonly serverMessage: string;
  /** Of the response, where it alone says what went wrong. */
  readonly status?: number;
  /** What is wrong with inputs, by their names on the wire. */
  readonly fields?: { readonly [input: string]: string };
}

export interface CallOptions {
  readonly signal: AbortSignal;
  /** Share of the request that was sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Beside those of every call. */
  readonly headers?: { readonly [name: string]: string };
  /** The call finds out what became of a commit: an empty response says something, too, and so does one with a status of failure. */
  readonly isLook?: true;
}

export type Input = { readonly [name: string]: unknown };

/** One call of an action. */
export interface Call {
  readonly name: string;
  readonly action: ActionPlan;
  /** By names on the wire. */
  readonly input: Input;
}

/** What a call comes to. Data and fields are by names on the wire, and nobody has looked at their shapes yet. */
export type Reply =
  | { readonly data: unknown }
  | { readonly refusal: Pick<Failure, "code" | "message" | "status" | "fields"> }
  | {
      readonly failure: FailureKind;
      /** The server did say no, so that nothing was done. */
      readonly isDefinite?: boolean;
    };

/** Sends one call; of an action that is not sent, the data is its address. It never rejects. */
export type Transport = (call: Call, options: CallOptions) => Promise<Reply>;

/** Values by full key (`layar.…`). When storage is full, absent or throws, values stay in memory. */
export interface Storage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
  /** Whether values outlast the page; tries it out. */
  lasts(): boolean;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Gives a function that cancels. */
  after(ms: number, run: () => void): () => void;
}

export interface Navigation {
  /** Opens an in-app route with query parameters. */
  go(route: string, params: { readonly [name: string]: string }, replace: boolean): void;
  /** Leaves for an address that has passed the URL policy. */
  leave(url: string, replace: boolean): void;
  back(): void;
  home(): void;
}

/** An error for operators. Never values, never the token. */
export interface Report {
  /** A short name, such as `node-failed`. */
  readonly what: string;
  /** Id of the screen. */
  readonly screen: string;
  readonly detail: { readonly [name: string]: string };
}

/** Decides on flags. A client of the web SDK of OpenFeature is one. */
export interface FlagClient {
  getBooleanValue(name: string, otherwise: boolean): boolean;
  getNumberValue(name: string, otherwise: number): number;
  getStringValue(name: string, otherwise: string): string;
}

export interface Ports {
  readonly transport: Transport;
  readonly bridge: Bridge;
  /** Lasts on the device. */
  readonly device: Storage;
  /** Lasts for the visit. */
  readonly visit: Storage;
  readonly clock: Clock;
  /** The screen is opened for its looks alone: of the device nothing is known. Default: it is not. */
  readonly isForLooks?: boolean;
  /** Sessions with the same one know which of their commits are under way. Default: the transport. */
  readonly page?: object;
  /**
   * What keeps commits apart beside their inputs, such as the market, in a page that shows several and knows who is signed in. Default:
   * nothing, and where no owner is known it may be anybody.
   */
  readonly scope?: string;
  /** Default: each flag has its default. */
  readonly flags?: FlagClient;
  readonly navigation: Navigation;
  /** Whether nobody sees the page. Default: never. */
  isHidden?(): boolean;
  report(report: Report): void;
  /** Every step and change, for tools and tests; absent in production. */
  readonly trace?: (entry: { readonly step: string; readonly node?: string; readonly detail?: unknown }) => void;
}
