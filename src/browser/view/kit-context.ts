/** What every widget of an open screen may use. The screen provides it, widgets read it through the kit. */
import { createContext, useContext } from "react";
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
  /** Launch parameters, without the token. */
  readonly common: Launch["common"];
}

export const KitContext = createContext<Kit | null>(null);

export function useKit(): Kit {
  const kit = useContext(KitContext);
  if (!kit) throw new Error("A widget runs only inside a `KitContext`.");
  return kit;
}
