/** What axe has found in the frame that is open, and the way to ask it. */
import { create } from "zustand";
import type { Finding, FromFrame, ToFrame } from "../../protocol/preview.ts";

interface AuditStore {
  /** Undefined until somebody has asked. */
  readonly findings?: readonly Finding[];
  readonly isRunning: boolean;
  /** Counts what the frame has shown; 0 while it is empty or loads. */
  readonly shown: number;
  /** Sends to the frame that is spoken of; undefined while none is ready. */
  readonly send?: (message: ToFrame) => void;
  attach(send: (message: ToFrame) => void): void;
  take(message: FromFrame): void;
  run(): void;
  outline(selector: string): void;
}

const none = { findings: undefined, isRunning: false, shown: 0 } as const;

export const useAudit = create<AuditStore>((set, get) => ({
  ...none,
  attach: (send) => set({ ...none, send }),
  take(message) {
    if (message.kind === "findings") set({ findings: message.findings, isRunning: false });
    else if (message.kind === "status" && message.status !== "loading") set(({ shown }) => ({ shown: shown + 1 }));
    else if (message.kind === "failed") set({ isRunning: false });
  },
  run() {
    set({ isRunning: true });
    get().send?.({ kind: "audit" });
  },
  outline: (selector) => get().send?.({ kind: "outline", selector }),
}));
