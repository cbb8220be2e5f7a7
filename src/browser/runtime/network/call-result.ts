import type { Failure } from "../ports.ts";

export type CallResult = { readonly data: unknown } | { readonly failure: Failure };

/** `isDefinite`: the server has not done it and never will. */
export type SendResult = CallResult & { readonly isDefinite?: boolean };
