import fc from "fast-check";
import { expect, it } from "vitest";
import { createInspector, type Inspector } from "../../../src/authoring/studio/inspector/inspector.ts";
import { createStandIns } from "../../../src/authoring/studio/inspector/stand-ins.ts";
import { readRecording } from "../../../src/authoring/studio/protocol/recording.ts";
import { listCandidates } from "../../../src/authoring/studio/server/flow-tests/recorded-test.ts";
import { createMemoryBridge } from "../../../src/browser/bridge/index.ts";
import { action, button, type Opened, openTestSession, settle, testRequest } from "../../support/session/open-session.ts";

const phoneRule = /^[6-9]\d{9}$/;
const rules = { phone: { accepts: (value: unknown) => phoneRule.test(String(value)), message: "A phone has ten digits" } };

interface Private {
  readonly params?: { readonly [name: string]: string };
  /** In each place from which something private comes by itself. */
  readonly owner?: { readonly name: string; readonly phone: string };
}

function openRecorded({ params = {}, owner = { name: "", phone: "" } }: Private = {}): Opened & { readonly inspector: Inspector } {
  const page = { has: () => true, mark: () => undefined, setPicking: () => undefined, beforeFrame: () => undefined };
  const inspector = createInspector(() => undefined, page);
  const opened = openTestSession({
    watch: inspector.watch,
    request: {
      params,
      launch: { ...testRequest.launch, common: { ...testRequest.launch.common, gid: owner.phone, deviceName: owner.name } },
    },
    device: { "layar.contact": JSON.stringify(`${owner.name} ${owner.phone}`) },
    ports: { bridge: createMemoryBridge({ contact: { who: owner.name, phone: Number(owner.phone) } }) },
    module: { rules },
    plan: {
      params: { reference: "text" },
      stored: { contact: "text" },
      state: { phone: { initial: "" }, note: { initial: "" }, rows: { initial: ["a", "b"] } },
      load: { profile: { action: "getProfile", input: {}, after: [] } },
      actions: {
        getProfile: action({ path: "/profile", reads: true, wire: { answer: { holder: "h" } } }),
        save: action({ path: "/save" }),
      },
      dialogs: { sure: { title: "Sure", dismissible: true, body: [], actions: [] } },
      body: [
        { widget: "field", id: "phone", props: {}, bind: "state.phone", rules: ["phone"] },
        { widget: "area", id: "note", props: {}, bind: "state.note" },
        button([
          { do: "call", action: "save", input: { phone: { $: [".", "state", "phone"] }, note: { $: [".", "state", "note"] } } },
          { do: "open", dialog: "sure" },
        ]),
        { ...button([{ do: "native", action: "contact", params: {}, fallback: "none", onReply: [] }]), id: "pick" },
        { ...button([{ do: "set", path: "state.note", to: "" }]), id: "row", each: [".", "state", "rows"] },
      ],
    },
  });
  return { ...opened, inspector };
}

const letters = fc.stringMatching(/^[A-Z][a-z]{4,10}( [A-Z][a-z]{4,10}){0,3}$/);
const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`));
const personal = fc.record({
  token: fc.stringMatching(/^[A-Za-z0-9]{24}$/),
  name: letters,
  phone: fc.oneof(digits(10), digits(12)),
  card: digits(16).map((card) => card.replace(/(.{4})(?=.)/g, "$1 ")),
  text: fc.stringMatching(/^[a-z]{5,9}( [a-z]{5,9}){2,6}[.!?]$/),
  message: letters.map((name) => `${name} has paid already`),
});

it("holds nothing of what is private, whatever somebody types and a server says", async () => {
  await fc.assert(
    fc.asyncProperty(personal, async ({ token, name, phone, card, text, message }) => {
      const { inspector, session, sent, node, tap } = openRecorded({ params: { reference: token }, owner: { name, phone } });
      sent[0]?.answer({ code: "00", message, data: { h: name, phone: Number(phone), cards: [{ card, token }], [phone]: name } });
      await settle();
      session.change(node("phone"), phone);
      session.change(node("note"), ` ${text} `);
      void tap("pick");
      void tap();
      await settle();
      sent[1]?.answer({ code: "17", message: `${name}: ${message}`, data: null });
      await settle();
      const written = JSON.stringify(inspector.answer("recording", { known: [] }));
      for (const secret of [token, name, phone, card, text, message, ...name.split(" ")]) expect(written).not.toContain(secret);
      const { stored, launch, steps = [] } = readRecording(written) ?? {};
      expect([Object.keys(stored ?? {}), Object.keys(launch ?? {}).includes("gid")]).toEqual([["contact"], true]);
      expect(steps.flatMap((step) => (step.kind === "reply" ? [step.message] : []))).toEqual(["contact"]);
      const typed = /"fill":"phone","with":"([^"]*)"/.exec(written)?.[1] ?? "";
      expect([typed.length, phoneRule.test(typed)]).toEqual([phone.length, phoneRule.test(phone)]);
      // What was equal stays equal: the call sends what was typed.
      expect(written.split(typed).length).toBeGreaterThan(2);
    }),
    { numRuns: 60 },
  );
});

it("keeps the shape, what the project has, dates and amounts", () => {
  const standIns = createStandIns((text) => text === "L2001");
  expect(standIns.received({ orderId: "L2001", day: "2026-11-18", amount: 50_000, isLate: true })).toEqual({
    orderId: "L2001",
    day: "2026-11-18",
    amount: 50_000,
    isLate: true,
  });
  expect(standIns.received("AB-12 cd@ef.com")).toMatch(/^[A-Z]{2}-\d\d [a-z]{2}@[a-z]{2}\.[a-z]{3}$/);
  expect(standIns.received("https://pay.bank/u/AB12")).toMatch(/^https:\/\/[a-z]{3}\.[a-z]{4}\/[a-z]\/[A-Z]{2}\d\d$/);
  expect(standIns.received("https://L2001/u?of=AB12")).toMatch(/^https:\/\/L2001\/[a-z]\?[a-z]{2}=[A-Z]{2}\d\d$/);
  expect(standIns.received("https://L2001/u?of=AB12")).not.toContain("AB12");
  expect(standIns.typed("1994-03-02")).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(standIns.typed("1994-03-02")).not.toBe("1994-03-02");
  expect(standIns.typed(" hello ")).toMatch(/^ [a-z]{5} $/);
  expect(standIns.typed("hello")).toBe(String(standIns.typed(" hello ")).trim());
  expect(standIns.typed({ file: new File([], "me.png") })).toEqual({ file: "photo.png" });
});

it("writes what the user does as a test does, with what came of it", async () => {
  const { inspector, session, sent, node } = openRecorded();
  sent[0]?.answer({ code: "00", data: { h: "x" } });
  await settle();
  await session.emit(node("row"), "tap", undefined, { item: "b", index: 1 });
  session.change(node("note"), "something");
  void session.emit(node("go"), "tap", undefined);
  await settle();
  sent[1]?.answer({ code: "00", data: null });
  await settle();
  session.closeDialog();
  session.setOnline(false);
  const { steps } = inspector.answer("recording", { known: ["something", "x"] });
  expect(steps.flatMap((step) => (step.kind === "act" ? [step.act] : []))).toEqual([
    { tap: "row", entry: 1 },
    { fill: "note", with: "something" },
    { tap: "go" },
    { do: "dismiss" },
    { do: "offline" },
  ]);
  expect(steps.flatMap((step) => (step.kind === "response" ? [step.body] : []))[0]).toEqual({ data: { holder: "x" } });
  expect(steps.flatMap((step) => (step.kind === "seen" ? [`${step.what} ${step.detail}`] : []))).toEqual([
    "status ready",
    "dialog sure",
    "dialog null",
  ]);
});

it("becomes the shortest test first, and one with the recorded responses last", () => {
  const candidates = listCandidates({
    layar: "recording",
    version: 1,
    screen: "form",
    variant: "india@id+T2",
    scenario: "slow",
    params: { id: "1" },
    online: true,
    shell: false,
    steps: [
      { at: 100, kind: "call", action: "load", input: {} },
      { at: 300, kind: "response", action: "load", failure: "network" },
      { at: 900, kind: "act", act: { tap: "go" } },
      { at: 2600, kind: "response", action: "save", body: { code: "17", message: "No {money(1)}", data: { a: "{b}" } } },
    ],
  });
  const given = { market: "india", language: "id", promotion: "T2", scenario: "slow", shell: false };
  expect(candidates[0]).toEqual({ given, when: [{ tap: "go" }] });
  expect(candidates[1]).toEqual({ given, when: [{ tap: "go" }, { wait: 2 }] });
  expect(candidates.at(-1)).toEqual({
    given: {
      ...given,
      params: { id: "1" },
      responses: { load: { fault: "offline" }, save: { code: "17", message: "No {money(1)}", data: { a: "b" } } },
    },
    when: [{ tap: "go" }, { wait: 2 }],
  });
});
