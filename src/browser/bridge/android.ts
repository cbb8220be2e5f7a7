import type { Channel } from "./bridge.ts";

// Only texts cross an Android bridge.
export const android: Channel = {
  platform: "android",
  find: (host) => host.nativeShell,
  write: (message) => JSON.stringify(message),
};
