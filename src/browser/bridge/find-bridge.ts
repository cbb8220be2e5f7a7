// Joins the channels to one bridge: each message picks its channel again, and replies are matched to their message by number.
import { android } from "./android.ts";
import type { Bridge, Channel, MessageParams, ShellHost } from "./bridge.ts";
import { ios } from "./ios.ts";
import { noShell } from "./no-shell.ts";

function findChannel(host: ShellHost): Channel {
  // A shell's own object may throw on access.
  try {
    return [ios, android].find((channel) => typeof channel.find(host)?.postMessage === "function") ?? noShell;
  } catch {
    return noShell;
  }
}

/**
 * Gives the bridge of a page.
 *
 * `platform` is the launch parameter; it decides the platform when no shell is there.
 */
export function findBridge(host: ShellHost, platform: string): Bridge {
  // By text, because a shell may have read the number as one.
  const waiting = new Map<string, (result: unknown) => void>();
  let lastId = 0;

  host.nativeShellReply = (id, result = null) => {
    waiting.get(`${id}`)?.(result);
    waiting.delete(`${id}`);
  };

  function send(action: string, params: MessageParams): boolean {
    const id = ++lastId;
    try {
      const channel = findChannel(host);
      const sent = channel.find(host)?.postMessage?.(channel.write({ action, params, id }));
      // An iOS handler that can reply returns a promise; the reply itself comes through the reply function.
      Promise.resolve(sent).catch(() => {});
      return channel !== noShell;
    } catch {
      return false;
    }
  }

  return {
    get platform() {
      const found = findChannel(host).platform;
      if (found === "ios" || /^ios$/i.test(platform)) return "ios";
      return found === "android" || /^android$/i.test(platform) ? "android" : "none";
    },
    present: () => findChannel(host) !== noShell,
    send,
    ask: (action, params) =>
      new Promise((resolve) => {
        waiting.set(`${lastId + 1}`, resolve);
        if (!send(action, params)) resolve(undefined);
      }),
  };
}
