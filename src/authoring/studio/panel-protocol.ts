/** Between the app and the panel of a developer in it: the questions of `inspection-protocol.ts`, and how it closes. */
import type { ToInspected } from "./inspection-protocol.ts";
import { studioPath } from "./protocol.ts";

export const panelPath = `${studioPath}/developer`;

export type FromPanel = ToInspected | { readonly kind: "close" };
