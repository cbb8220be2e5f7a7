export type { Bridge, ShellHost } from "./bridge.ts";
export { findBridge } from "./find-bridge.ts";
export { createMemoryBridge } from "./memory.ts";
