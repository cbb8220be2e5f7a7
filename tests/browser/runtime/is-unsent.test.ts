import { expect, it } from "vitest";
import type { ScreenPlan } from "../../../src/core/format/index.ts";
import { action, button, openTestSession, settle } from "../../support/session/open-session.ts";

const plan: Partial<ScreenPlan> = {
  actions: { pay: action({ commits: {} }), look: action() },
  commits: { pay: { orderId: "7" } },
  body: [button([{ do: "call", action: "pay", input: { orderId: "7" } }])],
};

it("is so before anything was sent", () => {
  expect(openTestSession({ plan }).session.isUnsent()).toBe(true);
});

it("is not said of a screen that sends nothing", () => {
  expect(openTestSession({ plan: { actions: { look: action() } } }).session.isUnsent()).toBe(false);
});

it.each([
  ["on its way", undefined, false],
  ["lost", "timeout", false],
] as const)("is not so while a call is %s", async (_name, kind, isUnsent) => {
  const { session, sent, tap } = openTestSession({ plan });
  const tapped = tap();
  await settle();
  if (kind) {
    sent[0]?.fail(kind);
    await tapped;
  }
  expect(session.isUnsent()).toBe(isUnsent);
});

it("is so again after a definite refusal, and not after a success", async () => {
  const first = openTestSession({ plan });
  const refused = first.tap();
  await settle();
  first.sent[0]?.answer({ code: "01", message: "No" });
  await refused;
  expect(first.session.isUnsent()).toBe(true);
  const second = openTestSession({ plan });
  const done = second.tap();
  await settle();
  second.sent[0]?.answer({ code: "00", data: null });
  await done;
  expect(second.session.isUnsent()).toBe(false);
});
