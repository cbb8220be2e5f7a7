import type { Channel } from "./bridge.ts";

export const ios: Channel = {
  platform: "ios",
  isPresent: (host) => typeof host.webkit?.messageHandlers?.nativeShell?.postMessage === "function",
  post: (host, message) => host.webkit?.messageHandlers?.nativeShell?.postMessage?.(message),
};
