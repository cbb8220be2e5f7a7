import { describe, expect, it } from "vitest";
import { findBridge, type ShellHost } from "../../../src/browser/bridge/index.ts";
import { createDice } from "../../support/run/random.ts";
import { settle } from "../../support/session/open-session.ts";

function androidHost(texts: string[] = []): ShellHost {
  return { nativeShell: { postMessage: (text) => texts.push(String(text)) } };
}

function iosHost(messages: unknown[] = []): ShellHost {
  return { webkit: { messageHandlers: { nativeShell: { postMessage: (message) => messages.push(message) } } } };
}

describe("findBridge", () => {
  it("sends text to Android and an object to iOS, in the one form", () => {
    const texts: string[] = [];
    findBridge(androidHost(texts), "").send("goHome", { a: 1 });
    expect(texts.map((text) => JSON.parse(text))).toEqual([{ action: "goHome", params: { a: 1 }, id: 1 }]);
    const messages: unknown[] = [];
    const bridge = findBridge(iosHost(messages), "");
    bridge.send("goHome", {});
    bridge.send("goMine", {});
    expect(messages).toEqual([
      { action: "goHome", params: {}, id: 1 },
      { action: "goMine", params: {}, id: 2 },
    ]);
  });

  it("finds a shell that arrives late", () => {
    const host: ShellHost = {};
    const bridge = findBridge(host, "");
    expect([bridge.present(), bridge.send("goHome", {})]).toEqual([false, false]);
    host.nativeShell = { postMessage: () => undefined };
    expect([bridge.present(), bridge.send("goHome", {}), bridge.platform]).toEqual([true, true, "android"]);
  });

  it.each([
    [{}, "", "none"],
    [{}, "IOS", "ios"],
    [{}, "iOs", "ios"],
    [{}, "Android", "android"],
    [iosHost(), "android", "ios"],
    [androidHost(), "", "android"],
    [androidHost(), "ios", "ios"],
  ] as const)("finds the platform of %o with the parameter %j: %s", (host, parameter, platform) => {
    expect(findBridge(host, parameter).platform).toBe(platform);
  });

  it.each([
    [
      "a handler that throws",
      {
        nativeShell: {
          postMessage: () => {
            throw new Error("gone");
          },
        },
      },
    ],
    ["a handler of another type", { nativeShell: { postMessage: "no" } }],
    ["a null handler", { nativeShell: null, webkit: { messageHandlers: null } }],
    [
      "an object that throws when touched",
      {
        get nativeShell(): never {
          throw new Error("no");
        },
      },
    ],
  ])("takes %s as no shell", async (_name, host) => {
    const bridge = findBridge(host as ShellHost, "");
    expect(bridge.send("goHome", {})).toBe(false);
    expect(await bridge.ask("goHome", {})).toBeUndefined();
  });

  it("takes parameters that cannot be written as not sent", () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect(findBridge(androidHost(), "").send("goHome", circle)).toBe(false);
  });

  it("bears a handler whose promise rejects", async () => {
    const host: ShellHost = { webkit: { messageHandlers: { nativeShell: { postMessage: () => Promise.reject(new Error("no")) } } } };
    expect(findBridge(host, "").send("goHome", {})).toBe(true);
    await settle();
  });

  it("gives the answer of its own question only, once, however late, and null for one that says nothing", async () => {
    const host = androidHost();
    const bridge = findBridge(host, "");
    const [first, second] = [bridge.ask("a", {}), bridge.ask("b", {})];
    host.nativeShellReply?.(2, "two");
    host.nativeShellReply?.(2, "again");
    host.nativeShellReply?.(99, "unknown");
    host.nativeShellReply?.(undefined, undefined);
    expect(await second).toBe("two");
    host.nativeShellReply?.(1, undefined);
    expect(await first).toBeNull();
  });

  it("takes the number of a question as text, too", async () => {
    const host = androidHost();
    const asked = findBridge(host, "").ask("a", {});
    host.nativeShellReply?.("1", "done");
    expect(await asked).toBe("done");
  });

  it("takes a reply that comes before the message has been handed over", async () => {
    const host: ShellHost = {};
    host.nativeShell = { postMessage: (text) => host.nativeShellReply?.(Number(/"id":(\d+)/.exec(String(text))?.[1]), "at once") };
    expect(await findBridge(host, "").ask("a", {})).toBe("at once");
  });
});

function playSequence(seed: number) {
  const dice = createDice(seed);
  const host: ShellHost = {};
  const bridge = findBridge(host, "");
  const settled: unknown[] = [];
  const postings = [
    () => undefined,
    () => {
      throw new Error("gone");
    },
    () => Promise.reject(new Error("later")),
  ];
  let asked = 0;
  for (let step = 0; step < 20; step++) {
    const turn = dice(6);
    if (turn === 0) host.nativeShell = { postMessage: postings[dice(3)] };
    else if (turn === 1) delete host.nativeShell;
    else if (turn === 2) host.nativeShellReply?.(dice(12), { n: dice(5) });
    else if (turn === 3) host.nativeShellReply?.([null, "1", {}, NaN][dice(4)], undefined);
    else if (turn === 4) bridge.send("x", {});
    else {
      asked++;
      void bridge.ask("x", {}).then((answer) => settled.push(answer));
    }
  }
  for (let id = 1; id <= 20; id++) host.nativeShellReply?.(id, "at last");
  return { asked, settled };
}

describe("sequences", () => {
  it("settle each question once, by its reply or because no shell took it, in 500 random ones", async () => {
    for (let seed = 1; seed <= 500; seed++) {
      const { asked, settled } = playSequence(seed);
      await settle();
      expect(settled.length, `seed ${seed}`).toBe(asked);
    }
  });
});
