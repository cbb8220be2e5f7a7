import { describe, expect, it } from "vitest";
import type { ResponseValidator } from "../../../src/browser/runtime/index.ts";
import type { StepPlan } from "../../../src/core/format/index.ts";
import { call, said, saidBy, state } from "../../support/session/call-session.ts";
import { malform } from "../../support/session/malformed.ts";
import { action, button, type OpenOptions, openTestSession, settle } from "../../support/session/open-session.ts";

const answer = { $: [".", "answer"] };

describe("call", () => {
  it("of a commit is not sent while an input that must be filled is empty", async () => {
    const plan = { actions: { save: action({ commits: { filled: ["amount"] } }) } };
    for (const amount of [undefined, null, "", " ", { $: Number.NaN }]) {
      const input = Object.fromEntries(Object.entries({ amount }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
      const opened = call({ input, ok: [said("ok")], fail: [said({ $: [".", "answer", "message"] })] }, { plan });
      await settle();
      expect([opened.sent.length, saidBy(opened)]).toEqual([0, "Something is missing"]);
    }
    for (const amount of [0, "0", "150000"]) {
      const opened = call({ input: { amount } }, { plan });
      await settle();
      expect(opened.sent).toHaveLength(1);
    }
  });

  it("runs `ok` with the data as `answer` and goes on with it", async () => {
    const opened = call(
      { ok: [said({ $: [".", "answer", "a"] })] },
      { after: [{ do: "go", route: "/x", params: { b: { $: [".", "answer", "b"] } } }] },
    );
    opened.sent[0]?.answer({ code: "00", data: { a: 1, b: 2 } });
    await settle();
    expect([saidBy(opened), opened.moves]).toEqual([1, [["go", "/x", { b: "2" }, false]]]);
  });

  it("stores the response under the name of `as`", async () => {
    const opened = call({ as: "result" });
    opened.sent[0]?.answer({ code: "00", data: [1] });
    await settle();
    expect(opened.session.store.getState().data).toEqual({ result: [1] });
  });

  it("compares success codes as text: 0 is '0' and '00' is not", async () => {
    for (const [code, wanted, isRight] of [
      [0, "0", true],
      ["0", "0", true],
      ["00", "0", false],
      [0, "00", false],
    ] as const) {
      const opened = call(
        { ok: [said("ok")], fail: [said("fail")] },
        { plan: { actions: { save: action({ success: { code: wanted } }) } } },
      );
      opened.sent[0]?.answer({ code, data: null });
      await settle();
      expect(saidBy(opened)).toBe(isRight ? "ok" : "fail");
    }
  });

  it("wants a true `success` from the second client", async () => {
    for (const [body, wanted] of [
      [{ success: true }, "ok"],
      [{ success: false, message: "no" }, "refused"],
      [{ success: "true" }, "service"],
      [{}, "service"],
    ] as const) {
      const opened = call(
        { ok: [said("ok")], fail: [said({ $: [".", "answer", "kind"] })] },
        { plan: { actions: { save: action({ success: "flag" }) } } },
      );
      opened.sent[0]?.answer(body);
      await settle();
      expect(saidBy(opened)).toBe(wanted);
    }
  });

  it("takes the branch of the code, then that for failures, and ends the flow", async () => {
    const codes = { "33": [said(answer)] };
    for (const [code, wanted] of [
      ["33", { code: "33", message: "m", serverMessage: "m", kind: "refused" }],
      ["34", "fail"],
      ["toString", "fail"],
    ] as const) {
      const opened = call({ codes, fail: [said("fail")] }, { after: [said("on")] });
      opened.sent[0]?.answer({ code, message: "m" });
      await settle();
      expect(saidBy(opened)).toEqual(wanted);
    }
  });

  it("shows the server's message when there is no branch, and the language's when there is no message", async () => {
    for (const [body, text] of [
      [{ code: "1", message: "Sudah ada" }, "Sudah ada"],
      [{ code: "1", message: "" }, "Service busy"],
      [{ code: "1", message: { a: 1 } }, "Service busy"],
    ] as const) {
      const opened = call({}, { after: [said("on")] });
      opened.sent[0]?.answer(body);
      await settle();
      expect(opened.session.store.getState()).toMatchObject({ toast: { text, tone: "failure" }, state: { said: "" } });
    }
  });

  it("says `error` for a lost connection and for a time out", async () => {
    for (const kind of ["network", "timeout"] as const) {
      const opened = call();
      opened.sent[0]?.fail(kind);
      await settle();
      expect(opened.session.store.getState().toast?.text).toBe("error");
    }
  });

  it("says what it is busy with, while it is", async () => {
    const opened = call({ busy: "Saving" });
    expect(opened.session.store.getState().busyText).toBe("Saving");
    opened.sent[0]?.fail("network");
    await settle();
    expect(opened.session.store.getState().busyText).toBe("");
  });

  it("does not wait for an ignored call, nor take it along when the screen closes", () => {
    const opened = call({}, { plan: { actions: { save: action({ success: "ignored" }) } }, after: [said("on")] });
    opened.session.close();
    expect([saidBy(opened), opened.sent[0]?.signal.aborted]).toEqual(["on", false]);
  });

  it("sends inputs and constants under their wire names and reads the response back", async () => {
    const wire = { request: { orderNo: "q1" }, answer: { amount: "a7" } };
    const opened = call(
      { input: { orderNo: "A", list: [{ orderNo: "B" }] }, ok: [said(answer)] },
      { plan: { actions: { save: action({ wire, constants: { h5: 1 } }) } } },
    );
    expect(opened.sent[0]?.input).toEqual({ q1: "A", list: [{ q1: "B" }], h5: 1 });
    opened.sent[0]?.answer({ code: "00", data: { rows: [{ a7: 3 }] } });
    await settle();
    expect(saidBy(opened)).toEqual({ rows: [{ amount: 3 }] });
  });

  it("changes nothing when the response comes after the screen has closed", async () => {
    const opened = call({ ok: [said("late")], as: "x" });
    opened.session.close();
    opened.sent[0]?.answer({ code: "00", data: 1 });
    await settle();
    expect(opened.session.store.getState()).toMatchObject({ state: { said: "" }, data: {} });
  });
});

const validator: ResponseValidator = (data) => {
  const isRight = typeof data === "object" && data !== null && "list" in data && Array.isArray(data.list);
  validator.errors = isRight ? null : [{ instancePath: "/list", keyword: "type" }];
  return isRight;
};

describe("malformed responses", () => {
  const options: OpenOptions = { module: { responses: { save: validator } } };

  it("reports the location of a mismatch without any value, and fails as an error of the service", async () => {
    const opened = call({ fail: [said({ $: [".", "answer", "kind"] })] }, options);
    opened.sent[0]?.answer({ code: "00", data: { list: "4111111111111111" } });
    await settle();
    expect(saidBy(opened)).toBe("service");
    expect(opened.reports).toEqual([
      { what: "answer-mismatch", screen: "screen", detail: { action: "save", path: "/list", keyword: "type" } },
    ]);
  });

  it.each(malform({ code: "00", data: { list: [{ a: 1 }] } }, 60))(
    "$name ends in a failure or in data, never in a fault",
    async ({ text }) => {
      const opened = call({ ok: [said("ok")], fail: [said("fail")] }, options);
      let body: unknown;
      try {
        body = JSON.parse(text);
      } catch {
        body = undefined;
      }
      opened.sent[0]?.answer(body);
      await settle();
      expect(["ok", "fail"]).toContain(saidBy(opened));
      expect(opened.reports.every(({ what }) => what === "answer-mismatch")).toBe(true);
      expect(Reflect.ownKeys(Object.prototype)).not.toContain("polluted");
    },
  );

  it("bears data nested deeper than the stack", async () => {
    const data: unknown = JSON.parse("[".repeat(50_000) + "]".repeat(50_000));
    const opened = call(
      { ok: [said("ok")], fail: [said("fail")] },
      { plan: { actions: { save: action({ wire: { answer: { a: "b" } } }) } }, ports: { transport: async () => ({ data }) } },
    );
    await settle();
    expect(saidBy(opened)).toBe("fail");
  });
});

describe("reload", () => {
  const load = { order: { action: "save", input: {}, after: [] } };
  const plan = { load, actions: { save: action() }, body: [button([{ do: "reload", load: "order" }, said("on")])] };

  it("keeps the old response until the new one has arrived", async () => {
    const opened = openTestSession({ plan: { state, ...plan } });
    opened.sent[0]?.answer({ code: "00", data: 1 });
    await settle();
    void opened.tap();
    expect(opened.session.store.getState()).toMatchObject({ status: "ready", data: { order: 1 } });
    opened.sent[1]?.answer({ code: "00", data: 2 });
    await settle();
    expect(opened.session.store.getState()).toMatchObject({ data: { order: 2 }, state: { said: "on" } });
  });

  it("shows the message and ends the flow when it fails", async () => {
    const opened = openTestSession({ plan: { state, ...plan } });
    opened.sent[0]?.answer({ code: "00", data: 1 });
    await settle();
    void opened.tap();
    opened.sent[1]?.answer({ code: "9", message: "Later" });
    await settle();
    expect(opened.session.store.getState()).toMatchObject({
      status: "ready",
      toast: { text: "Later" },
      data: { order: 1 },
      state: { said: "" },
    });
  });

  it("of what the screen still waits for asks with the input of now instead, and leaves the rest to the screen", async () => {
    const input = { by: { $: [".", "state", "said"] } };
    const asksBy = { ...plan, load: { order: { ...load.order, input } }, onReady: [said("ready")] };
    const again: StepPlan[] = [said("again"), { do: "reload", load: "order" }, said("on")];
    const opened = openTestSession({ plan: { state, ...asksBy, body: [button(again)] } });
    const tap = opened.tap();
    expect(opened.sent.map(({ input: { by }, signal }) => [by, signal.aborted])).toEqual([
      ["", true],
      ["again", false],
    ]);
    await tap;
    opened.sent[0]?.fail("service");
    await settle();
    expect(opened.session.store.getState()).toMatchObject({ status: "loading", state: { said: "again" } });
    opened.sent[1]?.answer({ code: "00", data: 2 });
    await settle();
    expect(opened.session.store.getState()).toMatchObject({ status: "ready", data: { order: 2 }, state: { said: "ready" } });
  });
});
