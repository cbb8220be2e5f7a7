/** What a page asks for before the app has come: the very calls that the app would have sent, once each, in the same order. */
import type { Page, Request } from "playwright";
import { describe, expect, it } from "vitest";
import { listFirstCalls } from "../../src/authoring/vite/pages/first-calls.ts";
import type { ScreenPlan } from "../../src/core/format/index.ts";
import { builtApp } from "../support/browser/built-app.ts";
import { hold } from "../support/browser/hold.ts";
import { plansOf, situationOf } from "../support/browser/situations.ts";
import { expectScreen, type Market, visit } from "../support/browser/visitor.ts";
import { takeTurn, turn } from "../support/run/thoroughness.ts";

const app = builtApp();

/** Not a file of the app and not a picture, which a screen asks for when it has been drawn. */
const isCall = (request: Request) =>
  ["xhr", "fetch"].includes(request.resourceType()) && !/^\/(assets\/|sw\.json$)/.test(new URL(request.url()).pathname);
const callsOf = (plan: ScreenPlan) => listFirstCalls(new Map([["", plan]])).get("") ?? [];

/** What a server sees of each call, in the order in which they were sent. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (!isCall(request)) return;
    const { "x-requested-with": by, "content-type": type, spits, beech, swift, eyes, referer } = request.headers();
    calls.push(
      JSON.stringify([
        request.method(),
        request.url(),
        request.postData(),
        { by, type, spits, beech, swift, eyes, referer: referer || undefined },
      ]),
    );
  });
  return calls;
}

/** An address as a shell opens it. */
function addressOf(plan: ScreenPlan, market: Market): string {
  const { address } = situationOf(plan, market, "ok");
  const [path = "", hash = ""] = address.split("#");
  const handed = "token=canary-token&deviceId=d1&gid=g1&spits=s%C3%A9&beech=b&swift=w&eyes=e";
  return `${app.origin}${path}${path.includes("?") ? "&" : "?"}${handed}${hash && `#${hash}`}`;
}

async function openScreen(plan: ScreenPlan, market: Market, without?: RegExp): Promise<readonly string[]> {
  const { page, context } = await visit(app, { market });
  if (without) await page.route(without, (route) => route.abort());
  const calls = watchCalls(page);
  await context.request.get(`${app.origin}${situationOf(plan, market, "ok").play}`, { headers: { Accept: "text/html" } });
  await page.goto(addressOf(plan, market));
  await expectScreen(page, plan.id);
  expect(page.url()).not.toMatch(/canary-token|spits/);
  return calls;
}

const early = (["india", "indonesia"] as const).flatMap((market) =>
  plansOf(market).flatMap((plan) => (callsOf(plan).length > 0 ? [{ market, plan, id: plan.id }] : [])),
);

describe("calls that a page sends first", () => {
  it("are those of most screens that load anything", () => {
    const loading = plansOf("india").filter(({ load }) => Object.keys(load).length > 0);
    expect(loading.filter((plan) => callsOf(plan).length === 0).map(({ id }) => id)).toEqual([
      "promotion-register",
      "repayment-method",
      "repayment-virtual-account",
    ]);
  });

  it.each(takeTurn(early, 12))(`are what the app alone would send: $id in $market, turn ${turn}`, async ({ plan, market }) => {
    const alone = await openScreen(plan, market, /\/assets\/first-/);
    const calls = await openScreen(plan, market);
    expect(calls).toEqual(alone);
    expect(calls.length).toBeGreaterThanOrEqual(callsOf(plan).length);
    expect(calls.join()).toContain("canary-token");
  });
});

const [plan] = plansOf("india").filter(({ id }) => id === "complaint-list");
if (!plan) throw new Error("No list of complaints.");

describe("the list of complaints", () => {
  it("is asked for while the app is still on its way, and once", async () => {
    const { page } = await visit(app);
    const calls = watchCalls(page);
    const letCome = await hold(page, /\/assets\/index-.*\.js/);
    const response = page.waitForResponse(/problem-list/);
    await page.goto(addressOf(plan, "india"), { waitUntil: "commit" });
    await (await response).finished();
    // It has not come: nothing but the page's first script can have sent the call.
    expect(await page.evaluate(() => Object.keys(document.getElementById("root") ?? {}).length)).toBe(0);
    letCome();
    await expectScreen(page, "complaint-list");
    expect(calls).toHaveLength(1);
  });

  it("is asked for again by a screen that opens later", async () => {
    const { page } = await visit(app);
    const calls = watchCalls(page);
    await page.goto(addressOf(plan, "india"));
    await expectScreen(page, "complaint-list");
    await page.locator("[data-widget=complaint-item]").first().click();
    await expectScreen(page, "complaint-details");
    await page.goBack();
    await expectScreen(page, "complaint-list");
    expect(calls.filter((call) => call.includes("problem-list"))).toHaveLength(2);
  });

  it("is tried again when the first call fails, as often as without it", async () => {
    const { page } = await visit(app, { causes: /./ });
    let times = 0;
    await page.route(/problem-list/, (route) => {
      times++;
      return times < 3 ? route.fulfill({ status: 503 }) : route.continue();
    });
    await page.goto(addressOf(plan, "india"));
    await expectScreen(page, "complaint-list");
    expect(times).toBe(3);
  });

  it("is asked for once where the address names a language that the market lacks", async () => {
    const { page } = await visit(app);
    const calls = watchCalls(page);
    await page.goto(`${addressOf(plan, "india")}&language=fr`);
    await expectScreen(page, "complaint-list");
    expect(calls).toHaveLength(1);
  });
});

it.each([
  ["that the device knows", ""],
  ["of its address", "&orderNo=L2002"],
])("the questions of the chat are asked for once, of the order %s", async (_, given) => {
  const { page } = await visit(app);
  await page.addInitScript(() => localStorage.setItem("layar.problemOrderNo", '"L2001"'));
  const calls = watchCalls(page);
  await page.goto(`${app.origin}/intelligentCustomerService?market=1&token=canary-token${given}`);
  await expectScreen(page, "service-chat");
  const asked = calls.filter((call) => call.includes("get-qa-list"));
  expect(asked.map((call) => /orderNo=(\w*)/.exec(call)?.[1])).toEqual([given ? "L2002" : "L2001"]);
});
