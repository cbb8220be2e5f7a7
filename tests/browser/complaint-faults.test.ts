import type { Page, Route } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BuiltApp, Visitor } from "../support/built-app.ts";
import { expectHeadingAndWayOn, markets, startBuiltApp, visit } from "../support/built-app.ts";

const screens = {
  "complaint-type": "/complaint",
  "complaint-form": "/complainPageNext?problemIndex=1&problemSonIndex=11&orderNo=L2001",
  "complaint-list": "/complaintList",
  "complaint-details": "/complainDetails?problemId=C1001",
} as const;

const fulfill = (status: number, contentType: string, body: string) => (route: Route) => route.fulfill({ status, contentType, body });
const never = () => new Promise<void>(() => undefined);

interface NetworkFault {
  readonly name: string;
  readonly answer: ((route: Route) => Promise<void>) | "drip";
  readonly endsIn: "ready" | "failed";
  /** How long the page's clock is run on, in milliseconds. */
  readonly runMs: number;
}

const faults: readonly NetworkFault[] = [
  { name: "no answer for 3 s", answer: (route) => route.continue(), endsIn: "ready", runMs: 3000 },
  { name: "no answer for 61 s", answer: never, endsIn: "failed", runMs: 61_000 },
  { name: "an answer that drips", answer: "drip", endsIn: "failed", runMs: 61_000 },
  { name: "a cut connection", answer: (route) => route.abort("connectionreset"), endsIn: "failed", runMs: 10_000 },
  { name: "a refused connection", answer: (route) => route.abort("connectionrefused"), endsIn: "failed", runMs: 10_000 },
  { name: "no name service", answer: (route) => route.abort("namenotresolved"), endsIn: "failed", runMs: 10_000 },
  { name: "no connection", answer: (route) => route.abort("internetdisconnected"), endsIn: "failed", runMs: 10_000 },
  { name: "status 500", answer: fulfill(500, "application/json", '{"code":"500"}'), endsIn: "failed", runMs: 10_000 },
  { name: "status 502 with a page", answer: fulfill(502, "text/html", "<h1>Bad gateway</h1>"), endsIn: "failed", runMs: 10_000 },
  { name: "status 200 with a page", answer: fulfill(200, "text/html", "<h1>Log in</h1>"), endsIn: "failed", runMs: 10_000 },
  { name: "cut JSON", answer: fulfill(200, "application/json", '{"code":"00","data":{'), endsIn: "failed", runMs: 10_000 },
  { name: "status 204", answer: fulfill(204, "", ""), endsIn: "failed", runMs: 10_000 },
];

let app: BuiltApp;
beforeAll(async () => {
  app = await startBuiltApp();
});
afterAll(() => app.close());

async function runUntil(page: Page, state: string, ms: number): Promise<void> {
  for (let run = 0; run < ms; run += ms / 20) {
    if ((await page.locator(`[data-screen][data-state=${state}]`).count()) > 0) return;
    await page.clock.fastForward(ms / 20);
  }
  await page.waitForSelector(`[data-screen][data-state=${state}]`);
}

describe.each(Object.entries(screens))("%s", (id, path) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit(app);
    await visitor.page.clock.install();
  });
  afterAll(() => visitor.context.close());

  it.each(faults)("comes through $name with a heading and a way on", async ({ answer, endsIn, runMs }) => {
    const { page, context, faults: thrown } = visitor;
    const isCall = (url: URL) => url.pathname.startsWith("/user-problem/");
    if (answer !== "drip") await page.route(isCall, answer);
    await page.goto(
      `${app.origin}${path}${path.includes("?") ? "&" : "?"}market=${markets.india}${answer === "drip" ? "&scenario=drip" : ""}`,
    );
    await runUntil(page, endsIn, runMs);
    expect(await page.locator("[data-screen]").getAttribute("data-screen")).toBe(id);
    await expectHeadingAndWayOn(page);
    await page.unroute(isCall);
    if (endsIn === "failed") {
      if (answer === "drip")
        await fetch(`${app.origin}${path.split("?")[0]}?scenario=ok`, { headers: { cookie: await cookieOf(context) } });
      await page.getByRole("button", { name: "Retry" }).click();
      await runUntil(page, "ready", 1000);
    }
    expect(thrown).toEqual([]);
  });
});

async function cookieOf(context: { cookies(): Promise<{ name: string; value: string }[]> }): Promise<string> {
  return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
}
