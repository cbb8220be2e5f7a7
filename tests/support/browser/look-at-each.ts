/** One situation of a market after the other, inside the app. */
import type { Page } from "playwright";
import { expect } from "vitest";
import { leave } from "./browser.ts";
import type { BuiltApp } from "./built-app.ts";
import { awaitState, come, goInside, plansOf, type Situation, situationOf } from "./situations.ts";
import { type Market, openVisitor } from "./visitor.ts";

interface Looking {
  readonly width?: number;
  /** What the device keeps on each screen. */
  readonly kept?: { readonly [key: string]: string };
  /** Once the app is there. */
  readonly begin?: (page: Page) => Promise<void>;
}

/** Goes to each situation and hands its page to `look`; no page may report an error meanwhile. */
export async function lookAtEach(
  { app, market, width, kept, begin }: Looking & { readonly app: BuiltApp; readonly market: Market },
  situations: readonly Situation[],
  look: (page: Page, situation: Situation) => Promise<void>,
): Promise<void> {
  const visitor = await openVisitor(app, { market, width, causes: /^Blocked script execution in/ });
  const { page } = visitor;
  await come(visitor, app, market);
  await begin?.(page);
  for (const situation of situations) {
    await goInside(page, situation, kept);
    await awaitState(page, situation);
    await look(page, situation);
  }
  await leave(visitor.context);
  expect(visitor.faults).toEqual([]);
}

/** Every screen of a market with usual data. */
export const usualSituations = (market: Market): readonly Situation[] => plansOf(market).map((plan) => situationOf(plan, market, "ok"));
