/** Between the app and the panel of a developer in it: the questions of `inspection.ts`, and how it closes. */
import { studioPath } from "./index.ts";
import type { ToInspected } from "./inspection.ts";

export const panelPath = `${studioPath}/developer`;

/** Where the page of the app asks what an expression means in the scope of a node: `CheckedExpression` of `scope.ts`. It needs no token: it changes nothing, and only pages of the same origin get it. */
export const expressionPath = `${studioPath}/expression`;

/** Where it asks when a promotion runs: `AskedPromotion`. It needs no token either. */
export const periodPath = `${studioPath}/period`;

export type PeriodField = "screen" | "market" | "promotion";

/** Without a promotion of that name on the screen there is nothing in it. */
export interface AskedPromotion {
  /** Milliseconds since 1970. */
  readonly from?: number;
  readonly until?: number;
  readonly timeZone?: string;
  /** In which the mock server knows it; '' where it needs none. */
  readonly scenario?: string;
}

/** The part of the location that names a page. */
export type Address = Pick<Location, "search" | "hash">;

/** What stands behind a question mark in a hash. */
export function hashQuery(hash: string): string {
  return hash.split("?")[1] ?? "";
}

export type ExpressionField = "screen" | "market" | "language" | "promotion" | "node" | "text";

/** `restart`: the page of the app is loaded again, and the panel with it. */
export type FromPanel = ToInspected | { readonly kind: "close" } | { readonly kind: "restart" };
