export type { Bridge, ShellHost } from "./bridge.ts";
export { copyText } from "./copy-text.ts";
export { findBridge } from "./find-bridge.ts";
export { createMemoryBridge } from "./memory.ts";
export { noBridge } from "./no-bridge.ts";
export { shareText } from "./share-text.ts";
