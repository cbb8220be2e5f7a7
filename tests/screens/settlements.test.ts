/** What a look concludes for each action of the product that is settled by one: only what its definition lists. */
import { describe, expect, it } from "vitest";
import { compileShipped, moduleOf } from "../support/project/shipped-screens.ts";
import { said, saidBy, state } from "../support/session/call-session.ts";
import { button, type Opened, openTestSession, settle } from "../support/session/open-session.ts";

const plans = [...compileShipped().values()];

const repayments = { done: ["200", "4"], missing: ["3", "5", "170", "174", "180"] };
const isMeant = {
  loanPush: { done: ["3", "5", "21", "151", "170", "174", "180"], missing: ["4", "200", "110"] },
  repaymentCommit: repayments,
  repaymentConfirm: repayments,
  repaymentHuichao: repayments,
};
const statuses = ["3", "4", "5", "21", "110", "151", "170", "174", "180", "200", "", "0", "120", "500", "999", "ERROR", "OVERDUE"];
const nearly = ["174 ", " 200", "1740", "2000", "21.0", "04", "done", null, 0, -4, [], {}, true];

type Given = { readonly [name: string]: string | number };

/** A button for a commit of the product that was tapped, and one that looks for its outcome. */
async function commit(name: string, input: Given, device: { readonly [key: string]: string } = {}): Promise<Opened> {
  const plan = plans.find(({ actions }) => actions[name]?.commits?.settledBy !== undefined);
  if (plan === undefined) throw new Error(`Nothing settles \`${name}\`.`);
  const look = button(
    [
      {
        do: "settle",
        action: name,
        ok: [said("done")],
        missing: [said("missing")],
        fail: [said({ $: [".", "answer", "message"] })],
      },
    ],
    { id: "look" },
  );
  const opened = openTestSession({
    device,
    plan: { state, actions: plan.actions, commits: { [name]: input }, body: [button([{ do: "call", action: name, input }]), look] },
    module: { responses: moduleOf(plan).responses },
  });
  void opened.tap();
  await settle();
  return opened;
}

/** A commit of the product whose response was lost, and what a look then comes to. */
async function lose(name: string, input: Given): Promise<Opened> {
  const opened = await commit(name, input);
  opened.sent[0]?.fail("timeout");
  await settle();
  return opened;
}

async function lookAt(opened: Opened, body: unknown): Promise<unknown> {
  void opened.tap("look");
  await settle();
  opened.sent.at(-1)?.answer(body);
  await settle();
  return opened.session.store.getState().unknown[Object.keys(opened.session.plan.commits ?? {})[0] ?? ""] === true
    ? "unknown"
    : saidBy(opened);
}

const terms = { amount: 1000, periods: 3, termUnit: "d", productId: "P1", orderId: "L1", repaymentRecordId: "R1" };
const loan = (orderStatus: unknown) => ({ code: "00", data: { orderStatus, noticeStatusText: "Being reviewed" } });

describe.each(Object.entries(isMeant))("%s", (name, { done, missing }) => {
  it.each([...statuses, ...nearly])("by an order in the status %j", async (status) => {
    const meaning = done.includes(String(status)) ? "done" : missing.includes(String(status)) ? "missing" : "unknown";
    expect(await lookAt(await lose(name, terms), loan(status))).toBe(typeof status === "object" ? "unknown" : meaning);
  });

  it.each([174, 4, 200, 110])("by the status %i as a number", async (status) => {
    expect(await lookAt(await lose(name, terms), loan(status))).toBe(await lookAt(await lose(name, terms), loan(String(status))));
  });

  it("reads what the server says of a status that nobody knows, or why it refuses", async () => {
    const opened = await lose(name, terms);
    await lookAt(opened, loan("21x"));
    expect(saidBy(opened)).toBe("Being reviewed");
    for (const code of ["99", "401", "05"]) {
      expect(await lookAt(opened, { code, message: `No: ${code}` })).toBe("unknown");
      expect(saidBy(opened)).toBe(`No: ${code}`);
    }
  });
});

describe("a response that says that there is none", () => {
  it.each([
    ["loanPush", "missing"],
    ["problemSave", "missing"],
    ["repaymentCommit", "unknown"],
    ["repaymentConfirm", "unknown"],
    ["repaymentHuichao", "unknown"],
  ])("of %s leads to %s", async (name, meaning) => {
    const opened = await lose(name, { ...terms, problemDetail: "Rude" });
    expect(await lookAt(opened, { code: "00", data: null })).toBe(meaning);
  });
});

describe("problemSave", () => {
  const tabs = (...contents: string[]) => [{ title: "All", list: contents.map((content, id) => ({ id, time: "", type: "", content })) }];
  it.each([
    [tabs("Old", "Rude"), "done"],
    [tabs("Old", "Rude "), "missing"],
    [tabs(), "missing"],
    [[], "missing"],
    [undefined, "unknown"],
    [[{ title: "All" }], "unknown"],
  ])("by the complaints %j", async (list, meaning) => {
    expect(await lookAt(await lose("problemSave", { problemDetail: "Rude" }), { code: "00", data: { tabs: list } })).toBe(meaning);
  });
});

it.each([
  ["repaymentCommit", "repaymentHuichao"],
  ["repaymentCommit", "repaymentConfirm"],
  ["repaymentConfirm", "repaymentCommit"],
  ["repaymentHuichao", "repaymentCommit"],
])("while nobody knows of a %s, no %s pays the same order, and another order is paid", async (lost, other) => {
  const device = Object.fromEntries((await lose(lost, terms)).device.map);
  const sent = async (input: Given) => (await commit(other, input, device)).sent.length;
  expect([await sent(terms), await sent({ ...terms, orderId: "L2" })]).toEqual([0, 1]);
});

it.each([
  ["repaymentCommit", { amount: 2000 }],
  ["repaymentHuichao", { amount: 2000 }],
  ["repaymentConfirm", { repaymentRecordId: "R2" }],
  ["loanPush", { amount: 2000 }],
  ["loanPush", { periods: 6 }],
])("while nobody knows of a %s, none is sent with %j either", async (name, others) => {
  const device = Object.fromEntries((await lose(name, terms)).device.map);
  expect((await commit(name, { ...terms, ...others }, device)).sent).toEqual([]);
});

it("while nobody knows of a complaint, the same words about another order are sent, and not twice about the same", async () => {
  const complaint = { problemDetail: "Rude", problemType: "1", problemSonType: "", problemImage: "", orderNo: "L1" };
  const device = Object.fromEntries((await lose("problemSave", complaint)).device.map);
  const sent = async (others: Given) => (await commit("problemSave", { ...complaint, ...others }, device)).sent.length;
  expect([await sent({ orderNo: "L2" }), await sent({ problemImage: "a.png" })]).toEqual([1, 0]);
});
