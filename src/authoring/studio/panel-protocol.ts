/** Between the app and the panel of a developer in it: the questions of `inspection-protocol.ts`, and how it closes. */
import type { ToInspected } from "./inspection-protocol.ts";
import { studioPath } from "./protocol.ts";

export const panelPath = `${studioPath}/developer`;

/** `restart`: the page of the app is loaded again, and the panel with it. */
export type FromPanel = ToInspected | { readonly kind: "close" } | { readonly kind: "restart" };
