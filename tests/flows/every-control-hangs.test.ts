/** Every control of every screen, tapped at once while one response does not come: what leaves the page is whole, and nothing is committed. */
import type { Request } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ActionPlan, ScreenPlan } from "../../src/core/format/index.ts";
import { leave } from "../support/browser/browser.ts";
import { builtApp } from "../support/browser/built-app.ts";
import { come, goInside, plansOf, situationOf } from "../support/browser/situations.ts";
import { type Tapped, tapEverything } from "../support/browser/tap-everything.ts";
import { type Market, marketNames, openVisitor, type Visitor } from "../support/browser/visitor.ts";
import { takeTurn, turn } from "../support/run/thoroughness.ts";

const app = builtApp();

/** Taps that lead away need the screen again; more than this many hang together in a way that no borrower finds. */
const mostOpenings = 40;

/** After this, a screen goes on without what it can do without, and says that it is slow. */
const slowMs = 9000;

const hangsIn = (market: Market) =>
  plansOf(market).flatMap((plan) => Object.entries(plan.actions).map(([name, action]) => ({ plan, name, action, screen: plan.id })));

interface Sent {
  readonly path: string;
  readonly commits: boolean;
  readonly values: { readonly [name: string]: string };
}

describe.each(marketNames)("in %s", (market) => {
  let visitor: Visitor;
  let hanging = "";
  let sent: Sent[] = [];
  let open: ScreenPlan | undefined;

  beforeAll(async () => {
    visitor = await openVisitor(app, { market, causes: /^Blocked script execution in/ });
    const { context, page } = visitor;
    await come(visitor, app, market);
    page.on("filechooser", () => undefined);
    page.on("popup", (opened) => void opened.close());
    page.on("request", (request) => {
      const action = open && actionOf(open, request);
      if (action) sent.push(read(request, action));
    });
    // Nothing leads out of the app, and what hangs is never responded to.
    await context.route(
      () => true,
      async (route) => {
        const request = route.request();
        if (request.isNavigationRequest() && request.frame() === page.mainFrame())
          return route.fulfill({ status: 204 }).catch(() => undefined);
        if (new URL(request.url()).pathname !== hanging) return route.fallback();
      },
    );
  });
  afterAll(() => leave(visitor.context));

  /** Opens the screen as often as taps lead away from it, and taps the rest each time; in the end also what only waiting shows. */
  async function tapAll(plan: ScreenPlan, waits: boolean): Promise<void> {
    const { page } = visitor;
    const tapped: Tapped = { done: new Set(), repeated: new Set() };
    for (const waitMs of waits ? [100, slowMs] : [100])
      for (let opening = 0, count = 1; opening < mostOpenings && count > 0; opening++) {
        open = undefined;
        await goInside(page, situationOf(plan, market, "ok"));
        open = plan;
        await page.waitForSelector(`[data-screen=${plan.id}]${waits ? "" : "[data-state=ready]"}:not([data-left])`);
        await page.clock.fastForward(waitMs);
        count = await tapEverything(page, tapped);
      }
    expect(tapped.done.size).toBeGreaterThan(0);
    expect(visitor.faults.splice(0)).toEqual([]);
    expect(app.logged.splice(0)).toEqual([]);
  }

  // What hangs is not sent again by the same page, so these come first.
  const committing = hangsIn(market).filter(({ action }) => action.commits !== undefined);

  it.each(takeTurn(committing, committing.length, marketNames.indexOf(market)))(
    `$screen comes as far as $name when everything is there, so that the others prove something, turn ${turn}`,
    async ({ plan, action }) => {
      hanging = "";
      sent = [];
      const committed = (): string[] => sent.filter(({ commits }) => commits).map(({ path }) => path);
      // On a slow machine a tap may come before the response that it needs.
      for (let visit = 0; visit < 3 && !committed().includes(action.path); visit++) await tapAll(plan, false);
      expect(committed()).toContain(action.path);
    },
  );

  // A part of them by turns, another in the other market; a thorough run has all in both.
  it.each(takeTurn(hangsIn(market), 32, marketNames.indexOf(market)))(
    `$screen without $name sends nothing that is missing, turn ${turn}`,
    async ({ plan, name, action }) => {
      hanging = action.path;
      sent = [];
      const load = Object.values(plan.load).find((one) => one.action === name);
      await tapAll(plan, load !== undefined);
      expect(sent.filter(({ values }) => Object.values(values).some(isMissing))).toEqual([]);
      const commits = sent.filter((one) => one.commits);
      expect(commits.filter(({ values }) => Object.entries(values).some(isEmptySum))).toEqual([]);
      if (load && !load.optional) expect(commits).toEqual([]);
    },
  );
});

const isMissing = (value: string): boolean => /\b(NaN|null|undefined)\b/.test(value);
const isEmptySum = ([name, value]: readonly [string, string]): boolean => value === "" && /amount|period|product/i.test(name);

function actionOf({ actions }: ScreenPlan, request: Request): ActionPlan | undefined {
  const { pathname } = new URL(request.url());
  return Object.values(actions).find(({ path }) => path === pathname);
}

/** Everything that a call says, from its address and its body. */
function read(request: Request, action: ActionPlan): Sent {
  const { pathname, searchParams } = new URL(request.url());
  const body = request.postData() ?? "";
  const type = request.headers()["content-type"] ?? "";
  const form = /urlencoded/.test(type) ? [...new URLSearchParams(body)] : [];
  const json = /json/.test(type) ? Object.entries<unknown>(JSON.parse(body)).map(([key, value]) => [key, textOf(value)] as const) : [];
  return { path: pathname, commits: action.commits !== undefined, values: Object.fromEntries([...searchParams, ...form, ...json]) };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
