import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ScreenPlan } from "../../../src/core/format/index.ts";
import { pageHeader } from "./real-widgets.ts";
import { node, Refusal, stage } from "./stage.tsx";
import { createWidgets } from "./widgets.tsx";

const load = { answer: { action: "ask", input: {}, after: [] } };
const header = node("page-header", "header", {
  heading: true,
  props: { title: "Repayment" },
  on: { back: [{ do: "set", path: "state.left", to: true }] },
});
const commits: ScreenPlan["actions"] = {
  ask: { method: "POST", path: "/ask", success: { code: "00" } },
  pay: { method: "POST", path: "/pay", success: { code: "00" }, commits: {} },
};

async function fail(thrown: unknown, plan: Partial<ScreenPlan> = {}) {
  const { widgets } = createWidgets();
  const answer = async () => (thrown instanceof Refusal ? thrown : Promise.reject(thrown));
  const staged = await stage({
    body: [header],
    plan: { load, state: { left: { initial: false } }, ...plan },
    widgets: { ...widgets, ...pageHeader },
    answer,
  });
  await vi.waitFor(() => expect(staged.main.dataset.state).toBe("failed"));
  return staged;
}

const wordsOf = ({ main }: { readonly main: HTMLElement }) =>
  [...main.querySelectorAll("h1, h2, p, button")].map((element) => element.getAttribute("aria-label") ?? element.textContent);

it.each([
  [
    "a cut connection",
    new Error("network"),
    ["No connection", "Check your connection and try again.", "Retry", "Back to Home", "Reference: error"],
  ],
  ["no response in time", new Error("timeout"), ["Our service has a problem", "Retry", "Back to Home", "Reference: error"]],
  [
    "a service that fails",
    new Error("service"),
    ["Our service has a problem", "Our service is not responding right now. Please try again later.", "Retry", "Back to Home"],
  ],
  ["a session that has ended", new Error("signedOut"), ["Your session has ended", "Log in again to continue.", "Log in", "Back to Home"]],
  ["a refusal", new Refusal("7", "This order is closed"), ["This order is closed", "Retry", "Back to Home", "Reference: 7"]],
  ["a bare word of the server", new Refusal("7", "error"), ["Our service has a problem", "Retry", "Back to Home", "Reference: error 7"]],
  [
    "a refusal without words",
    new Refusal("7", ""),
    [
      "Our service has a problem",
      "Our service is not responding right now. Please try again later.",
      "Retry",
      "Back to Home",
      "Reference: 7",
    ],
  ],
])("names %s below the header, with its ways on", async (_name, thrown, below) => {
  expect(wordsOf(await fail(thrown))).toEqual(["Back", "Repayment", ...below]);
});

it("has a Back that works, and one heading for the screen and one for the cause", async () => {
  const { main, session } = await fail(new Error("network"));
  expect([...main.querySelectorAll("h1, h2")].map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ["H1", "Repayment"],
    ["H2", "No connection"],
  ]);
  await userEvent.click(page.getByRole("button", { name: "Back", exact: true }));
  expect(session.store.getState().state).toEqual({ left: true });
});

it("leads from a session that has ended to the log-in", async () => {
  const { logIns } = await fail(new Error("signedOut"));
  await userEvent.click(page.getByRole("button", { name: "Log in" }));
  expect(logIns).toEqual([1]);
});

it("says that nothing was sent where a screen could have, and nowhere else", async () => {
  const committing = await fail(new Error("network"), { actions: commits, commits: { pay: {} } });
  expect(wordsOf(committing)).toContain("Nothing has been sent.");
});

it("says nothing of the kind on other screens", async () => {
  expect(wordsOf(await fail(new Error("network")))).not.toContain("Nothing has been sent.");
});

it("shows what the definition says of the part that is missing", async () => {
  const { widgets } = createWidgets();
  const missing = { answer: { ...load.answer, failed: "failed to query card list" } };
  const answer = async () => new Refusal("7", "Not today");
  const staged = await stage({ body: [header], plan: { load: missing }, widgets: { ...widgets, ...pageHeader }, answer });
  await vi.waitFor(() => expect(staged.main.dataset.state).toBe("failed"));
  expect(wordsOf(staged)).toEqual(["Back", "Repayment", "Not today", "failed to query card list", "Retry", "Back to Home", "Reference: 7"]);
});

it("says in which language the server speaks, and the definition where it keeps another", async () => {
  const missing = { answer: { ...load.answer, failed: "failed to query card list" } };
  const { main } = await fail(new Refusal("7", "Belum bisa"), {
    load: missing,
    otherLanguages: { "failed to query card list": "en" },
  });
  const said = [...main.querySelectorAll("[role=alert] [lang]")].map((part) => [part.textContent, part.getAttribute("lang")]);
  expect(said).toEqual([
    ["Belum bisa", "id"],
    ["failed to query card list", "en"],
  ]);
});
