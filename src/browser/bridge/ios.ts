import type { Channel } from "./bridge.ts";

export const ios: Channel = {
  platform: "ios",
  find: (host) => host.webkit?.messageHandlers?.nativeShell,
  write: (message) => message,
};
