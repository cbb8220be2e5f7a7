/** Breaks responses of the shipped screens in a browser. Those at opening and those after a tap have a file each, so that two workers share them. */
import { expect, it } from "vitest";
import { readMockProject } from "../../../src/authoring/mock/server/index.ts";
import { builtApp } from "../browser/built-app.ts";
import { takeTurn, turn } from "../run/thoroughness.ts";
import { countCalls, expectSound, makeCall, readEntries, type ScreenCall, visitToStay } from "./every-call.ts";
import { type Malformed, malform } from "./malformed.ts";
import { buildCall, sampleInputs } from "./mock-call.ts";

const { actions } = readMockProject(".");

/** What the mock server responds; where it refuses, a response that promises nothing. */
async function goodResponse(
  origin: string,
  { name, action }: ScreenCall,
): Promise<{ readonly code: string; readonly success?: boolean; readonly data: unknown }> {
  const definition = actions[name];
  if (definition === undefined) throw new Error(`The catalogue has no \`${name}\`.`);
  const answer = await (await fetch(buildCall(origin, definition, sampleInputs(definition)))).json();
  const code = typeof action.success === "object" ? action.success.code : "00";
  return isSuccess(action, answer) ? answer : { code, success: true, data: null };
}

function isSuccess({ success }: ScreenCall["action"], answer: { code?: unknown; success?: unknown }): boolean {
  if (success === "flag") return answer.success === true;
  return typeof success !== "object" || String(answer.code) === success.code;
}

/** Whether the page can only take it for a failure, after which everything that was entered is still there. */
function isNoResponse({ text, status, contentType }: Malformed, { action }: ScreenCall): boolean {
  // Of a commit counts what the response says, whatever its status.
  if ((status !== 200 && action.commits === undefined) || contentType === "text/html") return true;
  try {
    return !isSuccess(action, JSON.parse(text) ?? {});
  } catch {
    return true;
  }
}

export function describeBroken(calls: readonly ScreenCall[]): void {
  // For each file that calls this: files that share their modules would share what the first of them closes.
  const app = builtApp();
  it.each(calls)(`broken responses of $title leave a heading and a way on, and what was entered, turn ${turn}`, async (call) => {
    const visitor = await visitToStay(app, call.market);
    const { page } = visitor;
    const all = malform(await goodResponse(app.origin, call));
    expect(all).toHaveLength(60);
    // The calls come by turns as well, over eight of them.
    const variants = takeTurn(all, 4, Math.floor(turn / 12));
    let variant = variants[0];
    const count = countCalls(page, call);
    // What is only counted is broken along with it: nothing waits for that.
    const counted = Object.values(call.plan.actions).filter(({ success }) => success === "ignored");
    const broken = [call.action, ...counted].map((action) => action.path);
    await page.route(
      (url) => broken.includes(url.pathname),
      (route) => route.fulfill({ status: variant?.status, contentType: variant?.contentType, body: variant?.text }),
    );
    const retry = page.locator("[data-screen]:not([data-left])[data-state=failed]").getByRole("button", { name: /^(Retry|Coba lagi)$/ });
    for (const next of variants) {
      variant = next;
      const before = count.asked;
      if (call.isNeeded && (await retry.count()) > 0) await retry.click();
      else await makeCall(page, call);
      const entered = call.act && (await readEntries(page, call));
      await expect.poll(() => count.asked, { message: next.name }).toBeGreaterThan(before);
      const kept = await expectSound(visitor, call, next.name, count);
      // What cannot be sent before its outcome is known may be out of sight until then, and only until then.
      const isHidden = kept === "[]" && (await page.locator("[data-screen]:not([data-left]) [data-node=unknown]").isVisible());
      if (call.act && isNoResponse(next, call) && !isHidden) expect(kept, next.name).toBe(entered);
    }
  });
}
