// How calls to one API host are written and read, made from its wire file: the build joins only what the project's actions need.
import type { ActionPlan } from "../../../core/format/index.ts";
import type { FailureKind, Input, Reply } from "../ports.ts";

export interface Texts {
  readonly [name: string]: string;
}

/** How a call is written. */
export interface Writing {
  /** Stands before every path; '' for the page's own host. */
  readonly baseUrl: string;
  /** It leads to the mock of the API, beside the page that is being developed. */
  readonly isMocked?: true;
  /** Of every call. */
  readonly headers?: Texts;
  /** Puts the token where the host looks for it. */
  sign(token: string, query: URLSearchParams, headers: { [name: string]: string }): void;
  /** Puts inputs into a path, and gives the others; absent where no path takes any. */
  readonly fill?: (path: string, input: Input) => readonly [path: string, others: Input];
  /** With `no-cache` the browser may keep responses and asks with their `ETag`. Default: nothing is kept. */
  readonly cache?: "no-cache";
  /** Of a response; a longer one is a failure. */
  readonly maxBytes: number;
}

/** A response as it came; status 0 for one that is longer than the limit. */
export interface RawResponse {
  readonly status: number;
  readonly text: string;
  readonly retryAfter?: string | null;
}

/** What a response comes to; `mayPass`: the same call may succeed in a moment, and `said` is what it comes to when it does not. */
export type Attempt =
  | Exclude<Reply, { readonly failure: unknown }>
  | {
      readonly failure: FailureKind;
      readonly mayPass?: boolean;
      readonly afterMs?: number;
      readonly isDefinite?: boolean;
      readonly said?: Extract<Reply, { readonly refusal: unknown }>;
    };

/** How a response is read. */
export interface Reading {
  /** What the server says of a call that is `known`, a commit or a look, counts whatever status a gateway gives it. */
  read(response: RawResponse, action: ActionPlan, isKnown: boolean): Attempt;
  /** Milliseconds before each further try of a call that reads. Default: 500 and 2000. */
  readonly pausesMs?: readonly number[];
}

/** How the project says that calls to its API host are written and responses read. */
export interface Wire {
  readonly writing: Writing;
  readonly reading: Reading;
  /** Time limit of a call in milliseconds. */
  readonly timeoutMs: number;
}
