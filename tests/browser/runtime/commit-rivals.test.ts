// Two actions that pay the same, and are one to what finds out about them.
import { describe, expect, it } from "vitest";
import type { StepPlan } from "../../../src/core/format/index.ts";
import { said, saidBy, state } from "../../support/session/call-session.ts";
import { answer, commits, isUnknown, keysOf, lose, pay, stored, tapped } from "../../support/session/commit-session.ts";
import { action, button, type Opened, type OpenOptions, openTestSession, settle } from "../../support/session/open-session.ts";

const { settledBy } = commits;
const found = settledBy && { ...commits, settledBy: { ...settledBy, by: ["order"] } };
const actions = {
  save: action({ commits: found }),
  leave: action({ path: "/leave", commits: found }),
  look: action({ path: "/look", reads: true }),
};

const payByCard = (input = {}, options: OpenOptions = {}): Opened => pay(input, { ...options, plan: { actions } });

/** Another way to pay the order, which asks for other inputs. */
function openOther(order: string, options: OpenOptions): Opened {
  const input = { order, wallet: "7" };
  const steps: StepPlan[] = [{ do: "call", action: "leave", input, ok: [said("ok")], fail: [said({ $: [".", "answer", "kind"] })] }];
  const look: StepPlan = { do: "settle", action: "leave", ok: [said("found")], missing: [said("missing")], fail: [said("unclear")] };
  const body = [button(steps), button([look], { id: "look" })];
  return openTestSession({ ...options, plan: { id: "other", route: "/other", state, actions, commits: { leave: input }, body } });
}

const isHeld = ({ session }: Opened): boolean => session.store.getState().unknown["leave"] === true;

describe("while nobody knows whether an order was paid", () => {
  it("it is not paid in another way, as that screen says from its opening on", async () => {
    const card = payByCard();
    await lose(card);
    const other = openOther("L1", stored(card));
    expect(isHeld(other)).toBe(true);
    await tapped(other);
    expect([other.sent.length, saidBy(other)]).toEqual([0, "timeout"]);
  });

  it("it is not paid in another amount either, and a look settles both", async () => {
    const card = payByCard();
    await lose(card);
    const more = payByCard({ amount: "2" }, stored(card));
    expect(isUnknown(more)).toBe(true);
    await tapped(more);
    expect([more.sent.length, saidBy(more)]).toEqual([0, "timeout"]);
    await tapped(more, "look");
    await answer(more, { code: "00", data: { state: "open" } });
    expect(isUnknown(more)).toBe(false);
    expect((await tapped(more)).sent.filter(({ action: { path } }) => path !== "/look")).toHaveLength(1);
  });

  it("another order is paid in any way", async () => {
    const card = payByCard();
    await lose(card);
    expect((await tapped(openOther("L2", stored(card)))).sent).toHaveLength(1);
  });

  it.each([
    ["found", "done", 1],
    ["missing", "open", 2],
  ] as const)("a look from the other screen that says %s settles it for both", async (says, at, sent) => {
    const card = payByCard();
    await lose(card);
    const other = openOther("L1", stored(card));
    await tapped(other, "look");
    await answer(other, { code: "00", data: { state: at } });
    expect([saidBy(other), isHeld(other)]).toEqual([says, false]);
    const back = payByCard({}, stored(other));
    await settle();
    // What was done is shown once; what was not is tried again with its own key.
    expect(keysOf(card, back)).toHaveLength(sent);
    expect(new Set(keysOf(card, back)).size).toBe(1);
  });

  it.each([
    ["is done", { code: "00" }, "found"],
    ["is refused", { code: "05", message: "Declined" }, "missing"],
  ])("a try that %s while another screen waits for it says what became of it", async (_, body, says) => {
    const card = payByCard();
    const other = openOther("L1", stored(card));
    await answer(card, body);
    for (const [key, value] of card.device.map) other.device.map.set(key, value);
    await tapped(other, "look");
    expect([saidBy(other), other.sent.length, isHeld(other)]).toEqual([says, 0, false]);
  });
});

it("a screen does not look for what it is sending, whatever happens to the page", async () => {
  const card = payByCard();
  card.session.refresh();
  card.session.returned();
  await settle();
  expect([isUnknown(card), card.sent.length]).toEqual([false, 1]);
  await answer(card, { code: "05", message: "Declined" });
  expect(card.session.store.getState().refused["save"]).toMatchObject({ kind: "refused", message: "Declined" });
});
