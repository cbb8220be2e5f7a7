/** What every screen shows that loads something and gets nothing: the cause, the way back and, while it waits, a way to try again. */
import type { Page } from "playwright";
import { expect, it } from "vitest";
import type { ScreenPlan } from "../../src/core/format/index.ts";
import { builtApp } from "../support/browser/built-app.ts";
import { awaitState, come, goInside, plansOf, scenarioWith, situationOf } from "../support/browser/situations.ts";
import { type Market, marketNames, openVisitor } from "../support/browser/visitor.ts";
import { isThorough, turn } from "../support/run/thoroughness.ts";

const app = builtApp();
const all = marketNames;
const tried = isThorough ? all : all.filter((_, index) => index === turn % all.length);

/** Actions without whose response the screen is not shown. */
const needs = ({ load }: ScreenPlan): string[] =>
  Object.values(load).flatMap(({ action, optional, when }) => (optional || when ? [] : [action]));
const hasBack = ({ body }: ScreenPlan): boolean => body.some(({ heading, on }) => heading && on?.["back"] !== undefined);

/** Breaks the first response that each screen needs, on one after the other. */
async function onEachScreen(market: Market, fault: string, look: (page: Page, plan: ScreenPlan) => Promise<void>): Promise<number> {
  const visitor = await openVisitor(app, { market, causes: /401/ });
  const plans = plansOf(market).filter((plan) => needs(plan).length > 0);
  await come(visitor, app, market);
  for (const plan of plans) {
    const name = scenarioWith(plan, ({ answers = {} }) => needs(plan).some((action) => answers[action]?.fault === fault));
    if (!name) throw new Error(`${plan.id} plays no ${fault}.`);
    const situation = situationOf(plan, market, name);
    await goInside(visitor.page, situation);
    await awaitState(visitor.page, situation);
    await look(visitor.page, plan).catch((thrown: unknown) => expect.fail(`${plan.id}: ${thrown}`));
  }
  await visitor.context.close();
  expect(visitor.faults).toEqual([]);
  return plans.length;
}

it.each(tried)("names the cause and keeps the way back on every screen that fails in %s", async (market) => {
  const looked = await onEachScreen(market, "signed-out", async (page, plan) => {
    const screen = page.locator("[data-screen]:not([data-left])");
    const isEnglish = (await screen.getAttribute("lang")) === "en";
    await screen.getByRole("heading", { name: isEnglish ? "Your session has ended" : "Sesi Anda telah berakhir" }).waitFor();
    expect(await screen.getByRole("button", { name: isEnglish ? "Log in" : "Masuk", exact: true }).count(), plan.id).toBe(1);
    expect(await screen.getByRole("button", { name: /^(Retry|Coba lagi)$/ }).count(), plan.id).toBe(0);
    expect(await screen.getByRole("button", { name: isEnglish ? "Back" : "Kembali", exact: true }).count(), plan.id).toBe(
      hasBack(plan) ? 1 : 0,
    );
    expect(await screen.locator("h1").count(), plan.id).toBe(1);
  });
  expect(looked).toBeGreaterThan(15);
});

it.each(tried)("shows after eight seconds where it can be tapped that a screen still loads, in %s", async (market) => {
  const looked = await onEachScreen(market, "hang", async (page, plan) => {
    await page.clock.fastForward(8000);
    const retry = page.locator("[data-screen]:not([data-left])").getByRole("button", { name: /^(Retry|Coba lagi)$/ });
    await retry.waitFor();
    for (const edge of [0.1, 0.5, 0.9]) {
      const isOnTop = await retry.evaluate((element, share) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height * share));
      }, edge);
      expect(isOnTop, `${plan.id} at ${edge}`).toBe(true);
    }
  });
  expect(looked).toBeGreaterThan(15);
});
