/** What every widget of an open screen may use. The screen provides it, widgets read it through the kit. */
import { createContext, useContext } from "react";
import type { Labels, Settings } from "../../core/format/index.ts";
import type { Launch } from "../../core/market/index.ts";
import type { Frame } from "../runtime/index.ts";

export type Phase = "early" | "taken";

/** What a screen has for its widgets. Widgets hand it on to parts of the kit that do without hooks. */
export interface Kit {
  /** Language tag of the wording, such as `en-IN`. */
  readonly tag: string;
  /** Its script, where that runs from right to left. */
  readonly direction?: "ltr" | "rtl";
  /** @internal */
  readonly labels: Labels;
  /** @internal */
  readonly settings: Settings;
  /**
   * Begins every id in the screen, so that no other one on the page has it. Default: nothing, for a screen that has the page to itself.
   *
   * @internal
   */
  readonly prefix?: string;
  /** The page's own origin, which may always serve images. @internal */
  readonly origin: string;
  /** Language tag of a message that is in another language than the screen; undefined for all others. @internal */
  languageOf?(text: string | undefined): string | undefined;
  /** While developing: notes that the entries of a list are shown by components after all, by the node of the list and why. @internal */
  noteFallback?(node: string, reason: unknown): void;
  /**
   * How the page comes to be: `early` before React is there, `taken` where React takes over what was written so. Default: by React.
   *
   * @internal
   */
  readonly phase?: Phase;
  /** Launch parameters, without the token. @internal */
  readonly common: Launch["common"];
}

/** An id that nothing else on the page has; of a repeated node it has the numbers of the entries around it. */
export function idOf(name: string, { prefix = "" }: Kit, frame?: Frame): string {
  let id = prefix + name;
  for (let at = frame; at; at = at.outer) id += `-${at.place}`;
  return id;
}

/**
 * For `aria-describedby` of a control that is `waiting`: the id of the sentence that says so.
 *
 * @example <button aria-disabled={waiting} aria-describedby={waiting && waitingId(kit)}>{label}</button>
 */
export function waitingId(kit: Kit): string {
  return idOf("waiting", kit);
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
  // biome-ignore lint/correctness/useHookAtTopLevel: a context keeps no state, so that its order means nothing; React 18 has no `use`
  const kit = kitOfCall ?? useContext(KitContext);
  if (!kit) throw new Error("A widget is drawn by a screen: <Screen>, or `renderScreen` in a test.");
  return kit;
}
