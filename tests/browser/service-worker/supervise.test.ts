import { afterEach, describe, expect, it, vi } from "vitest";
import { superviseWorker } from "../../../src/browser/service-worker/index.ts";

const nothing = { read: () => null, write: () => {}, remove: () => {} };
const words = { ready: "Ready", update: "Update", busy: "Busy", close: "Close" };
const refuse = () => Promise.reject(new DOMException("no", "SecurityError"));

async function supervise(serviceWorker: unknown): Promise<void> {
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("window", {});
  vi.stubGlobal("fetch", refuse);
  await superviseWorker({ visit: nothing, isBusy: () => false, texts: () => words });
}

afterEach(() => vi.unstubAllGlobals());

describe("superviseWorker", () => {
  it.each([
    ["there is no worker", undefined],
    ["the engine will not say whether there is one", { getRegistration: refuse }],
    ["registering is refused", { getRegistration: async () => undefined, register: refuse }],
    [
      "registering throws",
      {
        getRegistration: async () => undefined,
        register() {
          throw new TypeError("no");
        },
      },
    ],
    ["registering gives nothing", { getRegistration: async () => undefined, register: async () => undefined }],
  ])("is quiet when %s", async (_, serviceWorker) => {
    await expect(supervise(serviceWorker)).resolves.toBeUndefined();
  });

  it("registers its own script with a policy that lets no other pass", async () => {
    const registered: unknown[] = [];
    let passes: (url: string) => string = (url) => url;
    vi.stubGlobal("navigator", {
      serviceWorker: { getRegistration: async () => undefined, register: async (url: string) => void registered.push(url) },
    });
    vi.stubGlobal("window", {
      trustedTypes: {
        createPolicy(name: string, rules: { createScriptURL(url: string): string }) {
          passes = rules.createScriptURL;
          return { createScriptURL: (url: string) => `${name}: ${rules.createScriptURL(url)}` };
        },
      },
    });
    vi.stubGlobal("fetch", refuse);
    await superviseWorker({ visit: nothing, isBusy: () => false, texts: () => words });
    expect(registered).toEqual(["sw: /sw.js"]);
    for (const url of ["/other.js", "https://elsewhere.example/sw.js", "/sw.js?x", ""]) expect(() => passes(url)).toThrow(TypeError);
  });
});
