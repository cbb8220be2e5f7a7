/** What a screen says about a commit whose response never came, and before one whose outcome nothing could keep. */
import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { visit } from "../support/browser/visitor.ts";
import { callsOf, makeCall } from "../support/session/every-call.ts";

const app = builtApp();

const commits = callsOf("india").filter(({ action }) => action.commits !== undefined);

/** What was typed is gone after a reload, and another text is another intent. */
const isTyped = new Set(["problemSave", "register"]);

it("are six", () => {
  expect(commits.map(({ name }) => name).sort()).toEqual([
    "loanPush",
    "problemSave",
    "register",
    "repaymentCommit",
    "repaymentConfirm",
    "repaymentHuichao",
  ]);
});

describe.each(commits)("$title", (call) => {
  it("is said to be checked when its connection was cut, after a reload too", async () => {
    const { page, open } = await visit(app, { market: call.market });
    await open("/complaintList");
    let sent = 0;
    await page.route(
      (url) => url.pathname === call.action.path,
      (route) => {
        sent++;
        return route.abort("connectionreset");
      },
    );
    await makeCall(page, call);
    const unknown = page.locator("[data-screen]:not([data-left]) [data-node=unknown]");
    await unknown.waitFor();
    expect(sent).toBe(1);
    if (isTyped.has(call.name)) return;
    await page.reload();
    await unknown.waitFor();
    expect(sent).toBe(1);
  });

  it("is awaited on its page where nothing can be stored, which is said before", async () => {
    const { page, open } = await visit(app, { market: call.market });
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("refused", "SecurityError");
          },
        });
    });
    await open(call.situation.address);
    await page.locator(`[data-screen=${call.plan.id}]:not([data-left]) [data-node=stay-here]`).waitFor();
  });
});
