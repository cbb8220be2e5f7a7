/** A screen says each thing once: no line stands on it twice but in lists, and a slip has no line that leads to nothing. */
import { expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { lookAtEach } from "../support/browser/look-at-each.ts";
import { situationsOf } from "../support/browser/situations.ts";
import { marketNames } from "../support/browser/visitor.ts";
import { takeTurn, turn } from "../support/run/thoroughness.ts";
import { findRepeatedLines } from "../widgets/measures.ts";

const app = builtApp();
const screen = "[data-screen]:not([data-left])";
/** What is long or hostile on purpose says the same everywhere. */
const isMeant = /^(?:long|hostile|many)/;

it.each(marketNames)(`says nothing twice on a screen of %s, turn ${turn}`, async (market) => {
  const wrong: string[] = [];
  const all = situationsOf(market).filter(({ title, state }) => state !== "loading" && !isMeant.test(title.split(" ")[1] ?? ""));
  const ordinary = all.filter(({ title }) => title.endsWith(" ok"));
  const others = all.filter((situation) => !ordinary.includes(situation));
  await lookAtEach({ app, market }, [...ordinary, ...takeTurn(others, 8, marketNames.indexOf(market))], async (page, situation) => {
    wrong.push(...(await page.evaluate(findRepeatedLines, screen)).map((line) => `${situation.title}: ${line}`));
  });
  expect(wrong).toEqual([]);
});
