/** What a screen shows before React is there, and that React takes exactly that over. */
import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { holdReact, isReactThere, watchRequests } from "../support/browser/react-held.ts";
import { situationsOf } from "../support/browser/situations.ts";
import { marketNames, visitorOfEachTest } from "../support/browser/visitor.ts";
import { takeTurn, turn } from "../support/run/thoroughness.ts";

const app = builtApp();

/** React writes the same elements, texts and attributes; of a box it also writes the value that each has anyway. Messages and dialogs come with it. */
function readPage(): string {
  const page = document.querySelector("#root")?.cloneNode(true);
  if (!(page instanceof Element)) return "";
  for (const late of page.querySelectorAll(".ly-toast-layer:has([data-widget=toast]), dialog")) late.remove();
  // One whose page has come before React is out of its placeholder once React is there.
  for (const frame of page.querySelectorAll("iframe")) frame.removeAttribute("class");
  return page.innerHTML.replaceAll(' value="on"', "");
}

describe.each(marketNames.map((market, shift) => ({ market, shift })))("in $market", ({ market, shift }) => {
  const visitor = visitorOfEachTest(app, { market });
  const situations = situationsOf(market).filter(({ state }) => state !== "loading");

  it.each(takeTurn(situations, 24, shift))(
    `$title is there before React, which takes it over as it stands, turn ${turn}`,
    async ({ play, address, plan, state }) => {
      const { page } = visitor;
      await page.request.get(app.origin + play, { headers: { Accept: "text/html" } });
      const release = await holdReact(page);
      const untilResponded = watchRequests(page);
      await page.goto(app.origin + address);
      await page.locator(`[data-screen="${plan.id}"][data-state=${state}]`).waitFor();
      // Some screens go on by themselves: what comes later would be taken for what React draws.
      await untilResponded();
      expect(await page.evaluate(isReactThere)).toBe(false);
      const before = await page.evaluate(readPage);
      const screen = await page.evaluateHandle(() => document.querySelector("#root > *"));
      await release();
      // What it draws again is another element.
      expect(await screen.evaluate((element) => element?.isConnected)).toBe(true);
      expect(await page.evaluate(readPage)).toBe(before);
    },
  );
});
