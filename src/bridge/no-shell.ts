import type { Channel } from "./bridge.ts";

export const noShell: Channel = {
  platform: "none",
  isPresent: () => false,
  post() {
    throw new Error("There is no shell to tell.");
  },
};
