/** What a user does with a page before React is there comes to the same as after it. */

import { isDeepStrictEqual } from "node:util";
import type { Request, Route } from "playwright";
import { describe, expect, it } from "vitest";
import { apiPrefixes } from "../../src/authoring/mock/calls/index.ts";
import { readMockProject } from "../../src/authoring/mock/server/index.ts";
import { builtApp } from "../support/browser/built-app.ts";
import { hold } from "../support/browser/hold.ts";
import { countCalls, payButton, paywayAddress, servicePath } from "../support/browser/payment-page.ts";
import { photo } from "../support/browser/photo.ts";
import { holdReact } from "../support/browser/react-held.ts";
import { type Situation, situationOf, situationsOf } from "../support/browser/situations.ts";
import { expectScreen, marketNames, visitorOfEachTest } from "../support/browser/visitor.ts";
import { createRandom } from "../support/run/random.ts";
import { takeTurn, turn } from "../support/run/thoroughness.ts";

const app = builtApp();

describe("before React", () => {
  const visitor = visitorOfEachTest(app);

  async function openEarly(address: string, screen: string): Promise<() => Promise<void>> {
    const release = await holdReact(visitor.page);
    await visitor.page.goto(app.origin + address);
    await expectScreen(visitor.page, screen);
    return release;
  }

  it("a choice is made at once", async () => {
    const { page } = visitor;
    const release = await openEarly("/repayment?orderId=L2001&market=1", "repayment-periods");
    const total = page.locator("[data-node=total]");
    const before = await total.textContent();
    await page.locator("[data-node=waiting] input[type=checkbox]").nth(2).check({ force: true });
    await page.waitForFunction((text) => document.querySelector("[data-node=total]")?.textContent !== text, before);
    const chosen = await total.textContent();
    await release();
    expect(await total.textContent()).toBe(chosen);
    expect(await page.locator("[data-node=waiting] input[type=checkbox]").nth(2).isChecked()).toBe(true);
  });

  it("a choice by keyboard keeps its place, before React and after", async () => {
    const { page } = visitor;
    const release = await openEarly(paywayAddress(), "repayment-payway");
    await page.getByRole("radio").first().focus();
    const last = page.getByRole("radio").last();
    while (!(await last.evaluate((radio) => radio === document.activeElement))) {
      const before = await page.evaluate(() => document.activeElement?.getAttribute("value"));
      await page.keyboard.press("ArrowDown");
      await page.waitForFunction((value) => document.activeElement?.getAttribute("value") !== value, before);
    }
    await release();
    expect([await last.isChecked(), await last.evaluate((radio) => radio === document.activeElement)]).toEqual([true, true]);
  });

  it("a payment that is tapped twice is sent once", async () => {
    const { page } = visitor;
    const { bodies } = countCalls(page, `${servicePath}/repayment-commit`);
    const release = await openEarly(paywayAddress(), "repayment-payway");
    await page.getByRole("radio", { name: /3456/ }).check({ force: true });
    await payButton(page).evaluate((button: HTMLElement) => {
      for (let tap = 0; tap < 3; tap++) button.click();
    });
    await release();
    await expectScreen(page, "repayment-borrow-detail");
    expect(bodies).toHaveLength(1);
  });

  it("a text keeps its letters and its caret, and counts as entered", async () => {
    const { page } = visitor;
    const chat = "/intelligentCustomerService?selectedIndex=0&orderNo=L2001&market=1";
    const release = await openEarly(chat, "service-chat");
    const field = page.locator("[data-node=composer] textarea");
    await field.click();
    await page.keyboard.type("How do I py");
    await page.keyboard.press("ArrowLeft");
    const element = await field.elementHandle();
    await release();
    await page.keyboard.type("a");
    expect(await field.inputValue()).toBe("How do I pay");
    expect(await element?.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await page.locator("[data-node=composer] [data-text]").getAttribute("data-text")).toBe("How do I pay\n");
  });

  it("a file is chosen at once, and taken in", async () => {
    const { page } = visitor;
    const release = await openEarly("/complainPageNext?problemIndex=1&problemSonIndex=11&orderNo=L2001&market=1", "complaint-form");
    const asked = page.waitForEvent("filechooser");
    await page.locator("[data-node=images] input[type=file]").click();
    await (await asked).setFiles(photo);
    await release();
    await page.locator("[data-node=images] li img").waitFor();
    expect(await page.locator("[data-node=images] li img").count()).toBe(1);
  });

  it("the page in a frame comes, and stays", async () => {
    const { page } = visitor;
    const release = await openEarly("/Policy?market=1", "site-policy");
    const frame = page.locator("iframe");
    await expect.poll(() => page.frames().length).toBe(2);
    await page.frames()[1]?.waitForLoadState("load");
    await page.evaluate(() => {
      const start = window.setTimeout.bind(window);
      const atOnce = (run: () => void, ms: number, ...given: unknown[]) => start(run, ms === 5000 ? 0 : ms, ...given);
      Object.assign(window, { setTimeout: atOnce });
    });
    await release();
    await expect.poll(() => frame.getAttribute("class")).not.toContain("skeleton");
    expect(await frame.isVisible()).toBe(true);
  });

  it("a refusal is said at once, and stands there when React has the page", async () => {
    const { page } = visitor;
    const release = await openEarly("/?market=1#/registerTemplate?code=C1", "promotion-register");
    await page.locator("[data-node=submit]").click();
    const toast = page.locator("[data-widget=toast]");
    await toast.waitFor();
    const said = await toast.textContent();
    await release();
    expect(await toast.allTextContents()).toEqual([said]);
  });

  it("a screen that React takes over while the next one is fetched leaves nothing of itself in it", async () => {
    const { page } = visitor;
    const fetchNext = await hold(page, /\/assets\/loan-details-[^/]*\.js$/);
    const release = await openEarly("/repayment?orderId=L2001&market=1", "repayment-periods");
    const time = page.locator("[data-node=refresh] [role=status]");
    expect(await time.textContent()).toMatch(/\d\d:\d\d/);
    await page.locator("[data-node=header] button").click();
    await release();
    fetchNext();
    await expectScreen(page, "loan-details");
    await expect.poll(() => time.textContent()).toMatch(/\d\d:\d\d/);
  });

  it("a tap that only a mounted widget can handle waits for it, and is played once", async () => {
    const { page } = visitor;
    const release = await openEarly("/complaint?market=1", "complaint-type");
    const toggle = page.locator("[aria-expanded]");
    await toggle.evaluate((button: HTMLElement) => {
      for (let tap = 0; tap < 3; tap++) button.click();
    });
    expect(await toggle.getAttribute("aria-expanded")).toBe("false");
    await release();
    await page.locator("[aria-expanded=true]").waitFor();
  });
});

const prefixes = apiPrefixes(readMockProject("."));
const isCall = ({ pathname }: URL): boolean => prefixes.has(pathname.split("/", 2).join("/"));

/** Taps some of the controls that stand there now, the same ones for a seed. Whole in itself, because it is sent to the page. */
async function tapSome(picks: readonly number[]): Promise<void> {
  const controls = [...document.querySelectorAll<HTMLElement>("#root button, #root input:not([type=file]), #root summary")];
  for (const pick of picks) {
    controls[Math.floor(pick * controls.length)]?.click();
    await new Promise((done) => setTimeout(done));
  }
}

describe.each(marketNames.map((market, shift) => ({ market, shift })))("in $market", ({ market, shift }) => {
  // The browser means the clock of this test, which it would put into the frame of a policy as well.
  const visitor = visitorOfEachTest(app, { market, causes: /^Blocked script execution in/ });
  const screens = [...new Map(situationsOf(market).map(({ plan }) => [plan.id, plan])).values()];

  async function visit({ play, address, plan }: Situation, picks: readonly number[], isEarly: boolean) {
    const { page } = visitor;
    const calls: string[] = [];
    const note = (request: Request) => {
      if (request.method() !== "GET") calls.push(`${new URL(request.url()).pathname} ${request.postData()}`);
    };
    await page.context().clearCookies();
    // Without a tap of a user's own a browser refuses to copy while it is asked to place a call.
    // A partner's page over http has none.
    await page.addInitScript(() => navigator.clipboard && Object.assign(navigator.clipboard, { writeText: async () => {} }));
    await page.clock.setFixedTime(new Date("2026-11-28T09:00:00Z"));
    await page.request.get(app.origin + play, { headers: { Accept: "text/html" } });
    await page.goto(`${app.origin}/no-such-page`);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.route(
      ({ origin }) => origin !== app.origin,
      (route) => route.fulfill({ contentType: "text/html", body: "<p>Elsewhere</p>" }),
    );
    const release = await holdReact(page);
    await page.goto(app.origin + address);
    await expectScreen(page, plan.id);
    page.on("request", note);
    if (!isEarly) await release();
    const held: Route[] = [];
    await page.route(isCall, (route) => void held.push(route));
    // A tap may lead away.
    await page.evaluate(tapSome, picks).catch(() => {});
    if (isEarly) await release();
    // Of two taps that lead away after their calls it is the first one that does, whichever the server would have been done with.
    for (let next: Route | undefined; ; await next.continue().catch(() => {})) {
      await page.waitForTimeout(500);
      next = held.shift();
      if (!next) break;
    }
    await page.unroute(isCall);
    // One that nobody waits for is under way beside the next one.
    const read = async () => ({ url: page.url(), text: await page.locator("body").textContent(), calls: [...calls].sort() });
    // Messages come and go, and calls take their time: what stands there in the end is compared.
    let now = await read();
    for (let last: unknown; !isDeepStrictEqual(now, last); now = await read()) {
      last = now;
      await page.waitForTimeout(1000);
      await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
    }
    page.off("request", note);
    return now;
  }

  it.each(takeTurn(screens, 12, shift))(`on $id taps before React do what they do after it, turn ${turn}`, async (plan) => {
    const random = createRandom(turn);
    const picks = Array.from({ length: 3 }, random);
    const situation = situationOf(plan, market, "ok");
    const after = await visit(situation, picks, false);
    const early = await visit(situation, picks, true);
    // Where a tap has led away from the page, nothing is left of a later one that waits for React.
    const isHere = early.url.startsWith(app.origin);
    const calls = isHere ? after.calls : after.calls.filter((call) => early.calls.includes(call));
    expect(early).toEqual({ ...after, calls });
  });
});
