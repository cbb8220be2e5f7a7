/** Each call of each shipped screen, and how a visitor makes it, so that tests can break its response. */
import type { Page, Request } from "playwright";
import { expect } from "vitest";
import type { ActionPlan, ScreenPlan } from "../../../src/core/format/index.ts";
import type { BuiltApp } from "../browser/built-app.ts";
import { photo } from "../browser/photo.ts";
import { actionsAtOpening, come, goInside, plansOf, type Situation, scenarioWith, situationOf } from "../browser/situations.ts";
import { type Market, submitForm, type Visitor, visit } from "../browser/visitor.ts";

export interface ScreenCall {
  readonly title: string;
  readonly market: Market;
  readonly plan: ScreenPlan;
  readonly name: string;
  readonly action: ActionPlan;
  /** The screen needs its response before it is shown. */
  readonly isNeeded: boolean;
  readonly situation: Situation;
  /** The scenario in which its response drips and never ends, where the mock server does that. */
  readonly dripping?: Situation;
  /** What makes the call on the open screen; without it opening does. */
  readonly act?: Act;
}

type Act = (page: Page) => Promise<void>;

const node = (page: Page, id: string) => page.locator(`[data-node=${id}]`);
const type = (page: Page, id: string, text: string) => node(page, id).locator("input").fill(text);
const inDialog = (page: Page) => page.getByRole("dialog");

const tapCard: Act = (page) => page.locator("[data-widget=product-card]").first().getByRole("button").click();
/** What follows a call that is only counted is refused: it would lead away while the test looks. */
const tapCardToStay: Act = async (page) => {
  await page.route(/joint-login\/jump|product\/apply/, (route) => route.fulfill({ json: { code: "9", message: "Not now" } }));
  await tapCard(page);
};
const askForCode: Act = async (page) => {
  await type(page, "phone", "13812345678");
  await type(page, "captcha", "ABCD");
};

/** From the open screen to the call, by screen and action; a scenario other than `ok` stands behind a colon. */
const acts: { readonly [call: string]: Act } = {
  "complaint-details saveScore": async (page) => {
    await page.clock.fastForward(3000);
    await inDialog(page).getByRole("radio").nth(3).check({ force: true });
    await inDialog(page).getByRole("button", { name: "Send" }).click();
  },
  "complaint-form problemSave": async (page) => {
    await page.getByRole("textbox").fill("They called at night");
    await submitForm(page);
  },
  "complaint-form uploadProblemImage": async (page) => {
    await page.getByRole("textbox").fill("They called at night");
    await page.locator("input[type=file]").setInputFiles(photo);
  },
  "loan-confirm contractJump": (page) => node(page, "consent").getByRole("button").first().click(),
  "loan-confirm loanPush": (page) => node(page, "confirm").click(),
  "loan-details googleScore:to-rate": async (page) => {
    await inDialog(page).getByRole("radio").first().check({ force: true });
    await node(page, "rating-send").click();
  },
  "loan-details productApply:with-products": tapCard,
  "partner-joint-login-error jointLoginJump": tapCard,
  "partner-joint-login-error jointLoginTrack": tapCardToStay,
  "product-recommended productApply": tapCard,
  "product-recommended pageEvent": tapCardToStay,
  "promotion-register trackClick": (page) => node(page, "submit").click(),
  "promotion-register getSms": async (page) => {
    await askForCode(page);
    await node(page, "send").click();
  },
  "promotion-register register:sent": async (page) => {
    await askForCode(page);
    await type(page, "sms", "123456");
    await node(page, "submit").click();
  },
  "repayment-alipay repaymentHuichao": (page) => node(page, "pay").click(),
  "repayment-payway repaymentCommit": async (page) => {
    await page.getByRole("radio").first().check({ force: true });
    await node(page, "pay").click();
  },
  "repayment-payway-code repaymentConfirm": async (page) => {
    await type(page, "code", "123456");
    await node(page, "confirm").click();
  },
  "service-chat qaRecord:answered-at-once": (page) => node(page, "feedback").getByRole("button").last().click(),
};

/** Every screen in one market, by turns; `first` is the one of the first screen. */
export function callsOf(first: Market): ScreenCall[] {
  const other = first === "india" ? "indonesia" : "india";
  const plansThere = plansOf(other);
  return plansOf(first)
    .map((plan, at) => (at % 2 === 0 ? plan : plansThere.find(({ id }) => id === plan.id)))
    .filter((plan) => plan !== undefined)
    .flatMap((plan) =>
      Object.entries(plan.actions)
        .filter(([name, { success }]) => success !== "address" && !isOnlyAskedAfterwards(plan, name))
        .map(([name, action]) => callOf(plan, name, action)),
    );
}

/** What finds out about a commit whose outcome is unknown; `settle` steps have tests of their own. */
function isOnlyAskedAfterwards(plan: ScreenPlan, name: string): boolean {
  const isAsked = Object.values(plan.actions).some(({ commits }) => commits?.settledBy?.action === name);
  const isCalled = Object.keys(acts).some((key) => key.split(":")[0] === `${plan.id} ${name}`);
  return isAsked && !isCalled && !actionsAtOpening(plan).includes(name);
}

function callOf(plan: ScreenPlan, name: string, action: ActionPlan): ScreenCall {
  const market: Market = plan.market === "india" ? "india" : "indonesia";
  const load = Object.values(plan.load).find((one) => one.action === name);
  const known = Object.keys(acts).find((key) => key.split(":")[0] === `${plan.id} ${name}`);
  if (known === undefined && !actionsAtOpening(plan).includes(name))
    throw new Error(`Nobody knows how \`${plan.id}\` comes to call \`${name}\`.`);
  const dripping = scenarioWith(plan, ({ answers = {} }) => answers[name]?.fault === "drip");
  return {
    title: `${name} on ${plan.id} in ${market}`,
    market,
    plan,
    name,
    action,
    isNeeded: load !== undefined && load.optional !== true,
    dripping: dripping === undefined ? undefined : situationOf(plan, market, dripping),
    situation: situationOf(plan, market, known?.split(":")[1] ?? "ok"),
    act: known === undefined ? undefined : acts[known],
  };
}

/** A visitor whom nothing takes out of the app once it is open. */
export async function visitToStay(app: BuiltApp, market: Market): Promise<Visitor> {
  const visitor = await visit(app, { market });
  await come(visitor, app, market);
  await visitor.context.route(
    () => true,
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      // One that another has replaced can no longer get a response.
      await route.fulfill({ status: 204 }).catch(() => undefined);
    },
  );
  return visitor;
}

/** Opens the call's screen again and makes the call. */
export async function makeCall(page: Page, { situation, plan, act }: ScreenCall): Promise<void> {
  await goInside(page, situation);
  await page.waitForSelector(`[data-screen=${plan.id}]:not([data-left])`);
  if (act === undefined) return;
  await page.waitForSelector(`[data-screen=${plan.id}][data-state=ready]:not([data-left])`);
  await act(page);
}

interface Look {
  readonly isBusy: boolean;
  readonly headings: number;
  readonly waysOn: number;
  readonly isPolluted: boolean;
  /** What has been entered on the open screen; null when it is another one than before. */
  readonly entered: string | null;
}

/** All in one look, because each costs more on the way to the page than in it. */
function look(page: Page, { plan }: ScreenCall): Promise<Look> {
  return page.evaluate((id) => {
    const screen = document.querySelector("[data-screen]:not([data-left])");
    const seen = (selector: string) =>
      [...(screen?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
        ({ offsetHeight, offsetWidth }) => offsetHeight + offsetWidth > 0,
      );
    const isSame = screen?.getAttribute("data-screen") === id && screen.getAttribute("data-state") === "ready";
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input:not([type=file]), textarea")];
    return {
      isBusy: screen === null || screen.matches("[aria-busy=true]") || screen.querySelector("[aria-busy=true]") !== null,
      headings: seen("h1, h2, h3").length,
      waysOn: seen("button, a[href]").length,
      isPolluted: "polluted" in Object.prototype,
      entered: isSame ? JSON.stringify(fields.map((field) => [field.value, field instanceof HTMLInputElement && field.checked])) : null,
    };
  }, plan.id);
}

export async function readEntries(page: Page, call: ScreenCall): Promise<string | null> {
  return (await look(page, call)).entered;
}

/** How often a page has made a call, and how many of these it waits for no more. */
export interface CallCount {
  asked: number;
  over: number;
}

export function countCalls(page: Page, { action }: ScreenCall): CallCount {
  const count: CallCount = { asked: 0, over: 0 };
  const note = (part: keyof CallCount) => (request: Request) => {
    if (new URL(request.url()).pathname === action.path) count[part]++;
  };
  page.on("request", note("asked")).on("requestfinished", note("over")).on("requestfailed", note("over"));
  return count;
}

/**
 * Waits until the call is over and nothing is awaited, without the time between retries. Whatever came then: a heading and a way on, no
 * uncaught error, and a language that is as it was. Gives what is entered on the screen.
 */
export async function expectSound({ page, faults }: Visitor, call: ScreenCall, about: string, count: CallCount): Promise<string | null> {
  let now = await look(page, call);
  // A page may not be drawn as busy yet when its call has come.
  for (let turn = 0; turn < 30 && (now.isBusy || count.over < count.asked); turn++) {
    await page.clock.fastForward(turn < 10 ? 500 : 5000);
    now = await look(page, call);
  }
  const { entered, headings, waysOn, ...rest } = now;
  expect({ ...rest, waitsFor: count.asked - count.over, hasHeading: headings > 0, hasWayOn: waysOn > 0, faults }, about).toEqual({
    isBusy: false,
    waitsFor: 0,
    isPolluted: false,
    hasHeading: true,
    hasWayOn: true,
    faults: [],
  });
  return entered;
}
