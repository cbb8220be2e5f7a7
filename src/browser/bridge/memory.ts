import type { Bridge, Message } from "./bridge.ts";

/** Gives a bridge that records its messages and replies from a table; for tests and tools. */
export function createMemoryBridge(
  replies: { readonly [action: string]: unknown } = {},
): Bridge & { readonly messages: readonly Message[] } {
  const messages: Message[] = [];
  const send: Bridge["send"] = (action, params) => {
    messages.push({ action, params, id: messages.length + 1 });
    return true;
  };
  return {
    platform: "android",
    messages,
    present: () => true,
    send,
    ask(action, params) {
      send(action, params);
      return Promise.resolve(replies[action] ?? null);
    },
  };
}
