/** What every widget of an open screen may use. The screen provides it, widgets read it through the kit. */
import { createContext, use } from "react";
import type { Labels, Settings } from "../../core/format/index.ts";
import type { Launch } from "../../core/market/index.ts";

export interface Kit {
  /** Language tag of the wording. */
  readonly tag: string;
  readonly labels: Labels;
  readonly settings: Settings;
  /** The page's own origin, which may always serve images. */
  readonly origin: string;
  /** Language tag of a message that is in another language than the screen; undefined for all others. */
  languageOf?(text: string | undefined): string | undefined;
  /** While developing: notes that the entries of a list are shown by components after all, by the node of the list and why. */
  noteFallback?(node: string, reason: unknown): void;
  /** Launch parameters, without the token. */
  readonly common: Launch["common"];
}

export const KitContext = createContext<Kit | null>(null);

/** The kit of the screen whose widget is being called: a widget that is not mounted has no context of its own. */
let kitOfCall: Kit | null = null;

/** Calls a widget, which finds the kit as if it were mounted. */
export function callWithKit<T>(kit: Kit | null, call: () => T): T {
  const outer = kitOfCall;
  kitOfCall = kit;
  try {
    return call();
  } finally {
    kitOfCall = outer;
  }
}

/** May be called anywhere in a render, also in loops and conditions, so that a widget which needs nothing else has no hooks. */
export function useKit(): Kit {
  const kit = kitOfCall ?? use(KitContext);
  if (!kit) throw new Error("A widget runs only inside a `KitContext`.");
  return kit;
}
