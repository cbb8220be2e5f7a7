/** Every screen where the device's storage is missing, broken or holds something else, as web views and full phones have it. */
import { expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { awaitState, plansOf, situationOf } from "../support/browser/situations.ts";
import { expectHeadingAndWayOn, marketNames, markets, openVisitor } from "../support/browser/visitor.ts";
import { takeTurn, turn } from "../support/run/thoroughness.ts";

/** Runs in the page before anything else. `a` is what a method does instead; without methods the property itself refuses or is null. */
interface BrokenStorage {
  readonly name: string;
  readonly areas?: readonly ("localStorage" | "sessionStorage" | "cookie")[];
  readonly isNull?: true;
  readonly method?: "getItem" | "setItem" | "removeItem" | "key";
  /** What the method gives; without it, it throws. */
  readonly gives?: string | null;
}

const broken: readonly BrokenStorage[] = [
  { name: "no local storage", areas: ["localStorage"] },
  { name: "no session storage", areas: ["sessionStorage"] },
  { name: "neither", areas: ["localStorage", "sessionStorage"] },
  { name: "neither, and no cookies", areas: ["localStorage", "sessionStorage", "cookie"] },
  { name: "both null", areas: ["localStorage", "sessionStorage"], isNull: true },
  { name: "a full one", method: "setItem" },
  { name: "one that forgets", method: "setItem", gives: null },
  { name: "one that cannot be read", method: "getItem" },
  { name: "one from which nothing can be removed", method: "removeItem" },
  { name: "one that holds half of a value", method: "getItem", gives: '{"a":' },
  { name: "one that holds other values", method: "getItem", gives: '[{"constructor":{"name":1}}]' },
];

function breakStorage({ areas = [], isNull, method, gives }: BrokenStorage): void {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  for (const area of areas)
    Object.defineProperty(area === "cookie" ? Document.prototype : window, area, {
      get: isNull ? () => null : refuse,
      set: refuse,
      configurable: true,
    });
  if (method) Object.defineProperty(Storage.prototype, method, { value: gives === undefined ? refuse : () => gives });
}

const app = builtApp();
const all = marketNames;
const cases = broken.flatMap((storage) => all.map((market) => ({ ...storage, market })));

it("has eleven ways to break", () => expect(broken).toHaveLength(11));

/** Two of the cases by turns, each on a third of the screens; a thorough run has all. */
it.each(takeTurn(cases, 11))(`leaves a heading and a way on with $name in $market, turn ${turn}`, async (storage) => {
  const visitor = await openVisitor(app, { market: storage.market });
  const { page } = visitor;
  await page.addInitScript(breakStorage, storage);
  await page.goto(`${app.origin}/no-such-page?market=${markets[storage.market]}`);
  await page.waitForSelector(`[data-market=${storage.market}] [data-screen]`);
  for (const plan of takeTurn(plansOf(storage.market), 3)) {
    const situation = situationOf(plan, storage.market, "ok");
    await page.evaluate(
      async ([to, from]) => {
        await fetch(from, { headers: { Accept: "text/html" } });
        document.querySelector("[data-screen]")?.setAttribute("data-left", "");
        history.pushState(null, "", to);
        dispatchEvent(new PopStateEvent("popstate"));
      },
      [situation.address, situation.play] as const,
    );
    await awaitState(page, situation).catch(() => expect.fail(`${plan.id} did not come.`));
    await expectHeadingAndWayOn(page);
  }
  await visitor.context.close();
  expect(visitor.faults).toEqual([]);
});
