import type { Channel } from "./bridge.ts";

// An Android bridge carries strings only.
export const android: Channel = {
  platform: "android",
  find: (host) => host.nativeShell,
  write: (message) => JSON.stringify(message),
};
