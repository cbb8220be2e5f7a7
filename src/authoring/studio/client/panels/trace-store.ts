/** What the frame beside the editor has reported since the screen was opened. */
import { create } from "zustand";
import type { FromFrame, Snapshot, TraceEntry } from "../../preview-protocol.ts";

interface TraceStore {
  readonly entries: readonly TraceEntry[];
  readonly values: Snapshot;
  take(message: FromFrame): void;
  clear(): void;
}

/** Of a screen that moves by itself the oldest entries go. */
const mostEntries = 500;

export const useTrace = create<TraceStore>((set) => ({
  entries: [],
  values: {},
  take(message) {
    if (message.kind === "snapshot") set({ values: message.values });
    else if (message.kind === "trace") set(({ entries }) => ({ entries: [...entries, ...message.entries].slice(-mostEntries) }));
    else if (message.kind === "go" || message.kind === "leave") {
      const { kind, ...detail } = message;
      set(({ entries }) => ({ entries: [...entries, { at: Date.now(), step: kind, detail }] }));
    }
  },
  clear: () => set({ entries: [], values: {} }),
}));
