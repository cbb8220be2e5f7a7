import { describe, expect, it } from "vitest";
import { createMapStorage } from "../../../src/authoring/testing/acts/map-storage.ts";
import { openCookies } from "../../../src/browser/runtime/session/features.ts";
import type { StepPlan } from "../../../src/core/format/index.ts";
import { openTestSession } from "../../support/session/open-session.ts";

/** A document's cookies: writing one adds or replaces it, and one that has expired is gone. */
function createJar(url = "https://app.example/relevant") {
  const held = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    URL: url,
    get cookie() {
      return Array.from(held, ([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      written.push(text);
      const [name = "", value = ""] = (text.split(";")[0] ?? "").split("=");
      if (text.includes("1970")) held.delete(name);
      else held.set(name, value);
    },
  };
}

function open(jar: Pick<Document, "cookie" | "URL"> = createJar()) {
  const { session, ...outside } = openTestSession();
  session.close();
  const device = createMapStorage({ "layar.payType": "1" });
  const transport = () => Promise.resolve({ failure: "network" as const });
  const clock = outside.clock;
  const { navigation, report } = { navigation: { go() {}, leave() {}, back() {}, home() {} }, report() {} };
  const ports = { transport, bridge: outside.bridge, device, visit: outside.visit, clock, navigation, report };
  return { device, kept: openCookies(["visitor"], ports, jar).device };
}

describe("openCookies", () => {
  it("keeps a name as a cookie that never expires, for the whole site, over https alone", () => {
    const jar = createJar();
    const { kept, device } = open(jar);
    kept.write("layar.visitor", '"a; b=ü"');
    expect(jar.written).toEqual([
      "layar.visitor=%22a%3B%20b%3D%C3%BC%22; Path=/; Expires=Fri, 31 Dec 9999 23:59:59 GMT; SameSite=Lax; Secure",
    ]);
    expect(kept.read("layar.visitor")).toBe('"a; b=ü"');
    expect(device.map.has("layar.visitor")).toBe(false);
  });

  it("does not ask for https on a page without it", () => {
    const jar = createJar("http://localhost:4173/");
    open(jar).kept.write("layar.visitor", "1");
    expect(jar.written[0]).not.toContain("Secure");
  });

  it("removes it, and reads nothing where there is none", () => {
    const { kept } = open();
    expect(kept.read("layar.visitor")).toBeNull();
    kept.write("layar.visitor", "1");
    kept.remove("layar.visitor");
    expect(kept.read("layar.visitor")).toBeNull();
  });

  it("leaves every other name to the device, and is not cleared with it", () => {
    const { kept, device } = open();
    kept.write("layar.visitor", "1");
    kept.write("layar.other", "2");
    expect([kept.read("layar.payType"), device.map.get("layar.other")]).toEqual(["1", "2"]);
    expect([...kept.keys()].sort()).toEqual(["layar.other", "layar.payType"]);
    kept.remove("layar.payType");
    expect(device.map.has("layar.payType")).toBe(false);
  });

  it("is silent where cookies are forbidden or corrupt", () => {
    const jar = {
      URL: "https://app.example/",
      get cookie(): string {
        throw new DOMException("Denied", "SecurityError");
      },
      set cookie(_: string) {
        throw new DOMException("Denied", "SecurityError");
      },
    };
    const { kept } = open(jar);
    kept.write("layar.visitor", "1");
    expect(kept.read("layar.visitor")).toBeNull();
    expect(open({ URL: "", cookie: "layar.visitor=%E0%A4%A" }).kept.read("layar.visitor")).toBeNull();
  });
});

describe("a screen", () => {
  it("stores and reads a cookie by its name like anything else that is kept", async () => {
    const jar = createJar();
    const features = {
      openCookies: (names: readonly string[], ports: Parameters<typeof openCookies>[1]) => openCookies(names, ports, jar),
    };
    const steps: readonly StepPlan[] = [{ do: "store", values: { visitor: "V1" } }];
    const { everything } = await import("../../../src/authoring/without-build/linker/everything.ts");
    const options = { module: { features: { ...everything.features, ...features } } };
    const stored = { visitor: "text?" };
    openTestSession({ plan: { cookies: ["visitor"], stored, onOpen: steps }, ...options });
    expect(jar.cookie).toBe("layar.visitor=%22V1%22");
    const { session } = openTestSession({ plan: { cookies: ["visitor"], stored }, ...options });
    expect(session.store.getState().stored).toEqual({ visitor: "V1" });
  });
});
