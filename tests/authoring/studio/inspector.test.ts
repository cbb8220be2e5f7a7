import { expect, it } from "vitest";
import { createInspector, type Inspector } from "../../../src/authoring/studio/inspector/inspector.ts";
import type { FromInspected } from "../../../src/authoring/studio/protocol/inspection.ts";
import { action, button, type Opened, openTestSession, settle } from "../../support/session/open-session.ts";

interface Inspected extends Opened {
  readonly inspector: Inspector;
  readonly posted: FromInspected[];
}

const isBig = ["&&", [".", "values", "isOpen"], [">", [".", "state", "size"], 2]];

/** A screen with each thing that the inspector knows something about. */
function openInspected(): Inspected {
  const posted: FromInspected[] = [];
  const page = { has: () => true, mark: () => undefined, setPicking: () => undefined, beforeFrame: (run: () => void) => run() };
  const inspector = createInspector((message) => posted.push(message), page);
  const opened = openTestSession({
    watch: inspector.watch,
    request: { launch: { common: {}, token: "SECRET-1", headers: { key: "KEY-22" }, language: "", owner: "" } },
    plan: {
      state: {
        size: { initial: 1 },
        rows: {
          initial: [
            { name: "a", on: true },
            { name: "b", on: false },
          ],
        },
        password: { initial: "" },
      },
      values: { isOpen: { value: { $: ["==", [".", "data", "shop", "status"], 3] }, reads: ["data.shop"] } },
      load: { shop: { action: "getShop", input: { size: { $: [".", "state", "size"] } }, after: [] } },
      actions: { getShop: action({ path: "/shop", reads: true, wire: { request: { size: "sz" }, answer: { status: "st" } } }) },
      dialogs: { sure: { title: "Sure", dismissible: true, body: [{ widget: "text", id: "warning", props: {} }], actions: [] } },
      body: [
        {
          ...button([
            { do: "set", path: "state.size", to: 5 },
            { do: "set", path: "state.size", to: { $: ["+", [".", "state", "size"], 1] } },
            { do: "store", values: { seen: true } },
          ]),
        },
        {
          widget: "box",
          id: "outer",
          props: {},
          when: isBig,
          children: [{ widget: "text", id: "inner", props: {}, live: { text: { $: [".", "state", "size"] } } }],
        },
        {
          widget: "row",
          id: "row",
          props: {},
          each: [".", "state", "rows"],
          when: [".", "item", "on"],
          children: [{ widget: "text", id: "name", props: {}, live: { text: { $: [".", "item", "name"] } } }],
        },
      ],
    },
  });
  return { ...opened, inspector, posted };
}

it("says why a node is hidden: the first condition around it that does not hold, with the value of each part", () => {
  const { inspector } = openInspected();
  const why = inspector.answer("why", { node: "inner" });
  expect(why.isShown).toBe(false);
  expect(why.causes).toMatchObject([
    {
      node: "outer",
      holds: false,
      condition: {
        text: "isOpen && state.size > 2",
        value: false,
        parts: [
          {
            text: "isOpen",
            value: false,
            parts: [{ text: "data.shop.status == 3", value: false, parts: [{ text: "data.shop.status", value: null }] }],
          },
          { text: "state.size > 2", value: false, parts: [{ text: "state.size", value: 1 }] },
        ],
      },
    },
  ]);
});

it("knows closed dialogs, empty lists and entries", async () => {
  const { inspector, session, node } = openInspected();
  expect(inspector.answer("why", { node: "warning" }).causes).toEqual([{ node: "", holds: false, text: "The dialog `sure` is closed." }]);
  expect(inspector.answer("why", { node: "name" })).toMatchObject({ isShown: true });
  expect(inspector.answer("evaluate", { node: "name", entry: 0, asts: [[".", "item", "name"]] })).toEqual(["a"]);
  session.change({ ...node("row"), plan: { ...node("row").plan, bind: "state.rows" } }, []);
  expect(inspector.answer("why", { node: "name" }).causes).toEqual([{ node: "row", holds: false, text: "`state.rows` has no entries." }]);
  expect(inspector.answer("why", { node: "nobody" })).toMatchObject({ isKnown: false });
});

it("finds what reads and writes a path, also by way of computed values", () => {
  const { inspector } = openInspected();
  const usesOf = (path: string) =>
    inspector.answer("uses", { path }).map(({ kind, name, where, writes, through }) => [kind, name, where, writes, ...through].join(" "));
  expect(usesOf("state.size")).toEqual([
    "call shop input false",
    "node go on.tap true",
    "node go on.tap false",
    "node outer when false",
    "node inner props.text false",
  ]);
  expect(usesOf("data.shop")).toEqual(["call shop response true", "value isOpen  false", "node outer when false isOpen"]);
  expect(usesOf("isOpen")).toEqual(["node outer when false"]);
  expect(inspector.answer("reads", { node: "outer" })).toEqual([
    { path: "isOpen", where: ["when"], value: false },
    { path: "state.size", where: ["when"], value: 1 },
  ]);
});

it("goes back to the state before a step, and says what cannot be undone", async () => {
  const { inspector, session, tap } = openInspected();
  await tap();
  expect(session.store.getState().state["size"]).toBe(6);
  const steps = inspector.entries.filter(({ step }) => step === "set");
  expect(inspector.answer("rewind", { n: steps[1]?.n ?? 0 })).toEqual({
    restored: ["state.size", "stored.seen"],
    stays: ["a value stored on the device"],
  });
  expect(session.store.getState().state["size"]).toBe(5);
  const first = inspector.entries.find(({ step }) => step === "open")?.n ?? 0;
  expect(inspector.answer("rewind", { n: first }).stays).toContain("the call `getShop` was sent, and its response is still to come");
  expect(session.store.getState().state["size"]).toBe(1);
  expect(inspector.entries.at(-1)).toMatchObject({ step: "rewind" });
  expect(inspector.answer("rewind", { n: 99_999 }).refusal).toContain("not open any more");
});

it("records calls with their names on the wire, in pairs", async () => {
  const { inspector, sent } = openInspected();
  sent[0]?.answer({ code: "00", data: { st: 3, note: "of SECRET-1 and KEY-22", accessToken: "x1" } });
  await settle();
  const details = inspector.entries.filter(({ step }) => step === "request" || step === "response").map(({ detail }) => detail);
  expect(details).toEqual([
    { call: 1, action: "getShop", method: "POST", path: "/shop", input: { sz: 1 }, names: { size: "sz" } },
    {
      call: 1,
      action: "getShop",
      path: "/shop",
      data: { st: 3, note: "of (hidden) and (hidden)", accessToken: "(hidden)" },
      names: { status: "st" },
    },
  ]);
});

it("hides secrets in what it sends, by their text and by their names", async () => {
  const { inspector, posted, session, node } = openInspected();
  const field = { ...node("go"), plan: { ...node("go").plan, bind: "state.password" } };
  session.change(field, "open sesame");
  await settle();
  expect(JSON.stringify([posted, inspector.entries])).not.toMatch(/sesame|SECRET|KEY-22/);
  expect(posted.filter(({ kind }) => kind === "snapshot").at(-1)).toMatchObject({
    values: { state: { password: "(hidden)" }, values: { isOpen: false } },
  });
});

it("answers by message, and a question that cannot be answered with its reason", () => {
  const { inspector, posted } = openInspected();
  inspector.receive({ kind: "ask", id: 7, name: "evaluate", of: { node: "", asts: [["+", [".", "state", "size"], 1]] } });
  expect(posted.at(-1)).toEqual({ kind: "reply", id: 7, result: [2] });
  inspector.receive({ kind: "catch-up" });
  expect(posted.some((message) => message.kind === "trace" && message.entries.length === inspector.entries.length)).toBe(true);
});
