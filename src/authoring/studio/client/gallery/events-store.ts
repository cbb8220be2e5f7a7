/** What the open widget has reported. */
import { create } from "zustand";
import type { FromFrame } from "../../protocol/preview.ts";

interface EventsStore {
  readonly events: readonly { readonly at: number; readonly name: string; readonly payload: unknown }[];
  readonly failure?: string;
  take(message: FromFrame): void;
  clear(): void;
}

const mostEvents = 200;

export const useEvents = create<EventsStore>((set) => ({
  events: [],
  take(message) {
    if (message.kind === "event") {
      const { name, payload } = message;
      set(({ events }) => ({ events: [...events, { at: Date.now(), name, payload }].slice(-mostEvents) }));
    } else if (message.kind === "failed") set({ failure: message.message });
    else if (message.kind === "status") set({ failure: undefined });
  },
  clear: () => set({ events: [] }),
}));
