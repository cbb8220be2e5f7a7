/** What every widget of an open screen may ask for. The screen gives it, widgets read it through the kit. */
import { createContext, useContext } from "react";
import type { Labels } from "../contract/index.ts";
import type { MarketFormats } from "../market/index.ts";

export interface Kit {
  /** Language tag of the wording. */
  readonly tag: string;
  readonly labels: Labels;
  readonly formats: MarketFormats;
  /** The address when an image may be loaded from it; undefined when it may not. */
  allowImage(raw: string): string | undefined;
}

export const KitContext = createContext<Kit | null>(null);

export function useKit(): Kit {
  const kit = useContext(KitContext);
  if (!kit) throw new Error("A widget runs only inside a `KitContext`.");
  return kit;
}
