/** Between the app and the panel of a developer in it: the questions of `inspection.ts`, and how it closes. */
import { studioPath } from "./index.ts";
import type { ToInspected } from "./inspection.ts";

export const panelPath = `${studioPath}/developer`;

/** Where the page of the app asks what an expression means in the scope of a node: `CheckedExpression` of `scope.ts`. It needs no token: it changes nothing, and only pages of the same origin get it. */
export const expressionPath = `${studioPath}/expression`;

export type ExpressionField = "screen" | "market" | "language" | "promotion" | "node" | "text";

/** `restart`: the page of the app is loaded again, and the panel with it. */
export type FromPanel = ToInspected | { readonly kind: "close" } | { readonly kind: "restart" };
