/** Which element the editor and the preview speak of. */
import { create } from "zustand";
import type { StudioElement } from "../../protocol/index.ts";
import { call } from "../call.ts";

interface ChosenElement {
  /** '' for none. */
  readonly node: string;
  /** Null where the variant has no such node; undefined while nothing is chosen. */
  readonly element?: StudioElement | null;
  choose(screen: string, variant: string, node: string): Promise<StudioElement | null>;
  chooseAt(place: { readonly path: string; readonly offset: number }, screen: string, variant: string): Promise<void>;
}

export const useChosenElement = create<ChosenElement>((set, get) => ({
  node: "",
  async choose(screen, variant, node) {
    set({ node });
    const element = await call("element", { screen, variant, node });
    if (get().node === node) set({ element });
    return element;
  },
  async chooseAt({ path, offset }, screen, variant) {
    const { node } = await call("nodeAt", { path, offset });
    if (node === get().node) return;
    if (node === "") set({ node, element: undefined });
    else await get().choose(screen, variant, node);
  },
}));
