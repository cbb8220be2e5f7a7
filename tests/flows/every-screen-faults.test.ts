import type { Page, Route } from "playwright";
import { expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import type { Visitor } from "../support/browser/visitor.ts";
import { takeMarketTurn, turn } from "../support/run/thoroughness.ts";
import { type CallCount, callsOf, countCalls, expectSound, makeCall, type ScreenCall, visitToStay } from "../support/session/every-call.ts";

const fulfill = (status: number, contentType: string, body: string) => (route: Route) => route.fulfill({ status, contentType, body });
const never = () => new Promise<void>(() => undefined);

interface NetworkFault {
  readonly name: string;
  readonly answer: ((route: Route) => Promise<void>) | "drip";
  /** The response arrives after all, so many milliseconds late. */
  readonly lateMs?: number;
}

const faults: readonly NetworkFault[] = [
  { name: "no answer for 61 s", answer: never },
  { name: "a cut connection", answer: (route) => route.abort("connectionreset") },
  { name: "a refused connection", answer: (route) => route.abort("connectionrefused") },
  { name: "no name service", answer: (route) => route.abort("namenotresolved") },
  { name: "no connection", answer: (route) => route.abort("internetdisconnected") },
  { name: "status 500", answer: fulfill(500, "application/json", '{"code":"500"}') },
  { name: "status 502 with a page", answer: fulfill(502, "text/html", "<h1>Bad gateway</h1>") },
  { name: "status 200 with a page", answer: fulfill(200, "text/html", "<h1>Log in</h1>") },
  { name: "cut JSON", answer: fulfill(200, "application/json", '{"code":"00","data":{') },
  { name: "status 204", answer: fulfill(204, "", "") },
  { name: "an answer that drips", answer: "drip" },
  // The last, because what is done then cannot be done again.
  { name: "no answer for 3 s", answer: (route) => route.continue(), lateMs: 3000 },
];

const app = builtApp();

const openState = (page: Page) => page.locator("[data-screen]:not([data-left])").getAttribute("data-state");
const retry = (page: Page) => page.locator("[data-screen]:not([data-left])").getByRole("button", { name: /^(Retry|Coba lagi)$/ });

/** Asks again, now that the network is back. */
async function askAgain(page: Page, { plan, situation }: ScreenCall): Promise<void> {
  await page.evaluate((play) => fetch(play, { headers: { Accept: "text/html" } }), situation.play);
  await retry(page).click();
  await page.waitForSelector(`[data-screen=${plan.id}][data-state=ready]:not([data-left])`);
  await retry(page).waitFor({ state: "detached" });
}

/** Makes the call and causes the failure. */
async function meet(visitor: Visitor, call: ScreenCall, count: CallCount, { name, answer, lateMs }: NetworkFault): Promise<void> {
  const { page } = visitor;
  const isCall = (url: URL): boolean => url.pathname === call.action.path;
  const { asked: before } = count;
  let release = (): void => undefined;
  const late = lateMs === undefined ? undefined : new Promise<void>((resolve) => (release = resolve));
  await page.route(isCall, async (route) => {
    await late;
    // A page that has given up no longer takes a response.
    if (answer === "drip") await route.continue();
    else await answer(route).catch(() => undefined);
  });
  await makeCall(page, answer === "drip" ? { ...call, situation: call.dripping ?? call.situation } : call);
  await expect.poll(() => count.asked, { message: name }).toBeGreaterThan(before);
  if (lateMs !== undefined) {
    await page.clock.fastForward(lateMs);
    expect(count.asked, name).toBe(before + 1);
    release();
  }
  // One that is held goes on to the server when nothing holds it any more.
  await expectSound(visitor, call, name, count);
  await page.unroute(isCall);
}

/** A tenth of the calls in one market by turns; a thorough run has all of them in both. */
const calls = takeMarketTurn([callsOf("india"), callsOf("indonesia")], 10);

it.each(calls)(`$title survives every network error with a heading and a way on, turn ${turn}`, async (call) => {
  const visitor = await visitToStay(app, call.market);
  const { page } = visitor;
  const count = countCalls(page, call);
  const isLoaded = Object.values(call.plan.load).some(({ action }) => action === call.name);
  for (const fault of faults) {
    const { name, answer, lateMs } = fault;
    if (answer === "drip" && call.dripping === undefined) continue;
    await meet(visitor, call, count, fault).catch(async (cause: unknown) => {
      throw new Error(`With ${name}: ${cause}\nThe page shows: ${await page.locator("body").textContent()}`, { cause });
    });
    if (!isLoaded) continue;
    expect(await openState(page), name).toBe(call.isNeeded && lateMs === undefined ? "failed" : "ready");
    if (lateMs === undefined) await askAgain(page, call);
  }
});
