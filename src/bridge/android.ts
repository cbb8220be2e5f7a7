import type { Channel } from "./bridge.ts";

// Only texts cross an Android bridge.
export const android: Channel = {
  platform: "android",
  isPresent: (host) => typeof host.nativeShell?.postMessage === "function",
  post: (host, message) => host.nativeShell?.postMessage?.(JSON.stringify(message)),
};
