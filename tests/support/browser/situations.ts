/** Every shipped screen in each situation that looks unlike the others when it opens, and the way of a visitor from one to the next. */
import type { Page } from "playwright";
import type { Scenario, ScreenPlan } from "../../../src/core/format/index.ts";
import { compileShipped, mockProject, textOf } from "../project/shipped-screens.ts";
import type { BuiltApp } from "./built-app.ts";
import { type Market, markets, type Visitor } from "./visitor.ts";

export interface Situation {
  /** `<screen> <scenario>` */
  readonly title: string;
  readonly plan: ScreenPlan;
  readonly state: "ready" | "failed" | "loading";
  readonly shows: readonly string[];
  /** Inside the app. */
  readonly address: string;
  /** Page that starts the scenario. */
  readonly play: string;
}

const plans = compileShipped();
/** Route of the screen for addresses that no other one has. */
const lost = "*";

/** The screens of a market, without the variants of a template. */
export function plansOf(market: Market): ScreenPlan[] {
  return [...plans].filter(([name]) => name.endsWith(`@${market}`)).map(([, plan]) => plan);
}

/** The address of a screen with the parameters of its scenarios; a server sees nothing behind `#`. */
function addressOf({ id, route }: ScreenPlan, market: Market, open = openOf(id, market)): string {
  const own = `${route === lost ? "/no-such-page" : route}?${open}`;
  return route.startsWith("#") ? `/?market=${markets[market]}${own}` : `${own}&market=${markets[market]}`;
}

const fileOf = (id: string) => mockProject.scenarios.find(({ screen }) => screen === id);
const openOf = (id: string, market: Market): string => fileOf(id)?.openIn?.[market] ?? fileOf(id)?.open ?? "";

export function situationsOf(market: Market): Situation[] {
  return plansOf(market).flatMap((plan) => {
    const { scenarios = { ok: { description: "" } } } = fileOf(plan.id) ?? {};
    const opening = actionsAtOpening(plan);
    const seen = new Set<string>();
    return Object.entries(scenarios).flatMap(([name, scenario]): Situation[] => {
      const look = JSON.stringify([scenario.open, ...opening.map((action) => lookOf(scenario, action))]);
      if (seen.has(look)) return [];
      seen.add(look);
      return [situationOf(plan, market, name)];
    });
  });
}

export function situationOf(plan: ScreenPlan, market: Market, name: string): Situation {
  const scenario = fileOf(plan.id)?.scenarios[name];
  return {
    title: `${plan.id} ${name}`,
    plan,
    state: scenario?.state ?? "ready",
    shows: (scenario?.shows ?? []).map((text) => textOf(plan, text)),
    address: addressOf(plan, market, scenario?.open),
    // A server does not see what follows `#`, so the page names the screen too.
    play: `/?scenario=${plan.id}/${name}`,
  };
}

/** Name of a screen's first scenario of a kind. */
export function scenarioWith({ id }: ScreenPlan, fits: (scenario: Scenario) => boolean): string | undefined {
  return Object.entries(fileOf(id)?.scenarios ?? {}).find(([, scenario]) => fits(scenario))?.[0];
}

const unanswered: readonly unknown[] = ["hang", "drip"];

/** The part of an action's response that shows: a delay does not in the end, and all broken responses fail alike. */
function lookOf({ answers = {} }: Scenario, action: string): unknown {
  const answer = answers[action];
  if (answer === undefined) return null;
  const { delayMs: _, fault, ...content } = answer;
  if (fault === undefined) return Object.keys(content).length > 0 ? content : null;
  if (fault === "offline") return fault;
  return unanswered.includes(fault) ? "unanswered" : "broken";
}

/** What a screen asks for before anybody has tapped. */
export function actionsAtOpening(plan: ScreenPlan): string[] {
  const called = new Set(Object.values(plan.load).map(({ action }) => action));
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const step: { readonly do?: unknown; readonly action?: unknown; readonly flow?: unknown } = value;
    if (step.do === "call" && typeof step.action === "string") called.add(step.action);
    if (step.do === "run" && typeof step.flow === "string") walk(plan.flows[step.flow]);
    Object.values(value).forEach(walk);
  };
  walk(plan.onOpen);
  walk(plan.onReady);
  return [...called].sort();
}

/**
 * Goes to a screen inside the app, as from another screen, which takes a fifth of the time of a new page. The device has
 * forgotten what it kept but for what is `kept`.
 */
export async function goInside(
  page: Page,
  { address, play }: Pick<Situation, "address" | "play">,
  kept: { readonly [key: string]: string } = {},
): Promise<void> {
  await page.evaluate(
    async ([to, from, stored]) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      sessionStorage.clear();
      await fetch(from, { headers: { Accept: "text/html" } });
      document.querySelector("[data-screen]")?.setAttribute("data-left", "");
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    },
    [address, play, kept] as const,
  );
}

/** Waits for a state of the screen that was gone to; the time between retries is left out. */
export async function awaitState(page: Page, { plan, state }: Pick<Situation, "plan" | "state">): Promise<void> {
  const there = page.locator(`[data-screen="${plan.id}"][data-market=${plan.market}][data-state=${state}]:not([data-left])`);
  for (let turn = 0; turn < 40 && state === "failed" && (await there.count()) === 0; turn++) await page.clock.fastForward(200);
  await there.waitFor();
}

/** Opens the app in a market for the first time, on the screen for lost addresses. */
export async function come({ page }: Visitor, app: BuiltApp, market: Market): Promise<void> {
  await page.clock.install();
  await page.goto(`${app.origin}/no-such-page?market=${markets[market]}`);
  await page.waitForSelector(`[data-market=${market}] [data-screen]`);
}
