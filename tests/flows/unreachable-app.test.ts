/** Pages whose app, or whose screen, cannot be fetched: they say so in the language of the market, and their ways on need no script of ours. */
import type { Page, Route } from "playwright";
import { expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { hold } from "../support/browser/hold.ts";
import { holdReact, isReactThere } from "../support/browser/react-held.ts";
import { routeOnce } from "../support/browser/route-once.ts";
import { expectScreen, type VisitorOptions, visit } from "../support/browser/visitor.ts";

const app = builtApp();

const refuse = (route: Route) => route.fulfill({ status: 404, contentType: "text/plain", body: "gone" });
const never = () => new Promise<void>(() => undefined);
const entry = /\/assets\/index-[^/]*\.js$/;

const words = {
  india: { title: "This page cannot be shown", retry: "Retry", home: "Back to Home" },
  indonesia: { title: "Halaman ini tidak dapat ditampilkan", retry: "Coba lagi", home: "Kembali ke Beranda" },
};

async function come(options: VisitorOptions = {}): Promise<Page> {
  // The page says it to developers as well.
  return (await visit(app, { causes: /dynamically imported module|MIME type/, ...options })).page;
}

async function expectUnreachable(page: Page, { title, retry, home }: (typeof words)["india"]): Promise<void> {
  await page.getByRole("heading", { name: title }).waitFor();
  const covered = await page.getByRole("button", { name: retry, exact: true }).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) !== element || height < 48;
  });
  expect(covered).toBe(false);
  expect(await page.getByRole("button", { name: home, exact: true }).evaluate((link: HTMLAnchorElement) => link.pathname)).toBe("/");
}

it.each([
  ["refused", refuse, "india", "/complaint?market=1"],
  ["cut", (route: Route) => route.abort("connectionreset"), "indonesia", "/loanConfirm?productId=P21"],
  ["refused for a hash route", refuse, "india", "/?market=1#/payway?orderId=L2001&amount=16365"],
] as const)("says so at once when the app is %s, and goes on once it comes", async (_, fail, market, path) => {
  const page = await come();
  await page.route(entry, fail);
  await page.goto(app.origin + path);
  await expectUnreachable(page, words[market]);
  await page.unroute(entry);
  await page.getByRole("button", { name: words[market].retry, exact: true }).click();
  await page.waitForSelector(`[data-market=${market}] [data-screen][data-state=ready]`);
  expect(page.url()).toContain(path.replace(/.*[#?]/, "").split("=")[0]);
});

it("says so when the app is not there after ten seconds, in both languages where no script of ours comes", async () => {
  const page = await come();
  await page.route(/\.js$/, never);
  // The style sheet's clock stands still, however long this takes.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Animation.enable");
  await devtools.send("Animation.setPlaybackRate", { playbackRate: 0 });
  await page.goto(`${app.origin}/loanConfirm?productId=P21`, { waitUntil: "commit" });
  const title = page.getByRole("heading", { name: words.indonesia.title });
  await page.waitForSelector(".unreachable", { state: "attached" });
  expect(await title.isVisible()).toBe(false);
  // What the style sheet would do in ten seconds.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName === "unreachable") animation.finish();
  });
  await expectUnreachable(page, words.indonesia);
  await expectUnreachable(page, words.india);
});

it.each(["the first script", "any script"])("says so for a hash route when %s does not come", async (which) => {
  const page = await come({ market: "indonesia" });
  await page.route(which === "any script" ? /\.js$/ : /\/assets\/starter-[^/]*\.js$/, (route) => route.abort("connectionreset"));
  await page.goto(`${app.origin}/#/payway?orderId=L2001&amount=16365`);
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName === "unreachable") animation.finish();
  });
  await expectUnreachable(page, words.indonesia);
  await page.unrouteAll();
  await page.getByRole("button", { name: words.indonesia.retry, exact: true }).click();
  await page.waitForSelector("[data-screen][data-state=ready]");
});

it("says it also of a screen that opens after the code that makes pages live could not be fetched, until the device is online", async () => {
  const page = await come();
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => sessionStorage.getItem("online") !== null }));
  const show = await hold(page, /\/assets\/complaint-type-/);
  await routeOnce(page, /\/assets\/react-root-/, (route) => route.abort("internetdisconnected"));
  await page.goto(`${app.origin}/complaint?market=1`, { waitUntil: "commit" });
  const title = page.getByRole("heading", { name: words.india.title });
  await title.waitFor();
  const opened = page.waitForResponse(/complaint-type-/);
  show();
  await opened;
  await title.waitFor();
  await page.evaluate(() => sessionStorage.setItem("online", ""));
  await page.getByRole("button", { name: words.india.retry, exact: true }).click();
  await page.waitForFunction(isReactThere);
  await page.locator("[data-node=types] button").last().click();
  await expectScreen(page, "complaint-form");
});

it("says so when the code that makes pages live is not there after ten seconds and nothing is shown, and goes on once it comes", async () => {
  const page = await come();
  await page.clock.install();
  const goReact = await holdReact(page);
  const goCalls = await hold(page, /problem-init/);
  await page.goto(`${app.origin}/complaint?market=1`);
  await page.waitForSelector("[data-screen=complaint-type][data-state=loading]");
  await page.clock.fastForward(10_000);
  await page.getByRole("heading", { name: words.india.title }).waitFor();
  goCalls();
  await goReact();
  await expectScreen(page, "complaint-type");
});

it("says so when a tap has waited for that code for so long, and leaves what can be read", async () => {
  const page = await come();
  await page.clock.install();
  const goReact = await holdReact(page);
  await page.goto(`${app.origin}/complaint?market=1`);
  await expectScreen(page, "complaint-type");
  await page.clock.fastForward(10_000);
  await expectScreen(page, "complaint-type");
  await page.locator("[data-node=orders] button").first().click();
  await page.clock.fastForward(10_000);
  await page.getByRole("heading", { name: words.india.title }).waitFor();
  await page.getByRole("button", { name: words.india.retry, exact: true }).click();
  await expectScreen(page, "complaint-type");
  await goReact();
});

it("works in a document whose address may not be changed, and takes the token out of it all the same", async () => {
  const page = await come();
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException("No address of its own.", "SecurityError");
    };
    History.prototype.pushState = refuse;
    History.prototype.replaceState = refuse;
  });
  await page.goto(`${app.origin}/complaintList?market=1&deviceId=d1&token=SECRET`);
  await page.waitForFunction(() => !location.href.includes("SECRET"));
  await expectScreen(page, "complaint-list");
  await page.locator("[data-widget=complaint-item]").first().click();
  await expectScreen(page, "complaint-details");
  expect(page.url()).toMatch(/\/complainDetails\?.*problemId=/);
});

it("loads the page of a new release by itself, once, when the code of the next screen is gone", async () => {
  const page = await come({ market: "indonesia" });
  await page.goto(`${app.origin}/complaintList?deviceId=d1`);
  await expectScreen(page, "complaint-list");
  const loads: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()));
  await routeOnce(page, /\/assets\/complaint-details/, refuse);
  await page.locator("[data-widget=complaint-item]").first().click();
  await expectScreen(page, "complaint-details");
  expect(loads.map((url) => new URL(url).pathname)).toEqual(["/complainDetails"]);
  expect(page.url()).toContain("deviceId=d1");
});

it("says so when the code of the next screen stays away, and when it is not there after ten seconds", async () => {
  const page = await come({ market: "indonesia" });
  await page.clock.install();
  await page.goto(`${app.origin}/complaintList`);
  await expectScreen(page, "complaint-list");
  await page.route(/\/assets\/complaint-details/, never);
  await page.locator("[data-widget=complaint-item]").first().click();
  await page.clock.fastForward(10_000);
  await page.getByRole("heading", { name: words.indonesia.title }).waitFor();
  await page.route(/\/assets\/complaint-details/, refuse);
  await page.getByRole("button", { name: words.indonesia.retry }).click();
  await page.waitForSelector("[data-screen=complaint-details][data-state=failed]");
});
