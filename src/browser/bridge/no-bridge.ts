import type { Bridge } from "./bridge.ts";

/** Of a page around which there is no shell, and none arrives. */
export const noBridge: Bridge = { platform: "none", present: () => false, send: () => false, ask: async () => undefined };
