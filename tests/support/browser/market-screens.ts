/** Looks at every screen of a market in all its situations: with axe, at each size, and at what means the same. Each market has a file of its own, so that two workers share them. */
import type { Page } from "playwright";
import { beforeAll, describe, expect, it } from "vitest";
import { findSmallTargets } from "../../widgets/measures.ts";
import { takeTurn, turn } from "../run/thoroughness.ts";
import { builtApp } from "./built-app.ts";
import { findWrongLooks, openingWidth } from "./looks.ts";
import { compareSigns } from "./signs.ts";
import { awaitState, come, goInside, plansOf, situationOf, situationsOf } from "./situations.ts";
import { findViolations, overflow } from "./violations.ts";
import { type Market, markets, openVisitor, submitForm, type Visitor } from "./visitor.ts";

interface Way {
  readonly scenario?: string;
  /** The only market that shows it. */
  readonly market?: Market;
  /** From the ready screen to the open dialog; without it the dialog opens by itself. */
  open?(page: Page): Promise<void>;
}

const tap = (page: Page, node: string) => page.locator(`[data-node=${node}]`).click();
const rateLow = async (page: Page) => {
  await page.getByRole("dialog").getByRole("radio").first().check({ force: true });
  await tap(page, "rating-send");
};

/** How each dialog comes up, by screen and dialog. */
const ways: { readonly [dialog: string]: Way } = {
  "complaint-details score": { open: (page) => page.clock.fastForward(3000) },
  "complaint-form sent": {
    async open(page) {
      await page.getByRole("textbox").fill("They called at night");
      await submitForm(page);
    },
  },
  "loan-confirm agreement": { scenario: "pop-up", market: "india" },
  "loan-confirm agreements": { scenario: "long-text", open: (page) => page.locator("[data-node=consent]").getByRole("button").click() },
  "loan-confirm sent": { open: (page) => tap(page, "confirm"), scenario: "push-hostile" },
  "loan-details rating": { scenario: "to-rate" },
  "loan-details thanks": { scenario: "to-rate", open: rateLow },
  "repayment-bind-card in-app": {
    async open(page) {
      for (const [node, text] of [
        ["card", "6222021234567890"],
        ["phone", "13812345678"],
      ] as const)
        await page.locator(`[data-node=${node}] input`).pressSequentially(text);
      await tap(page, "submit");
    },
  },
  "repayment-method banks": { scenario: "many-banks", open: (page) => tap(page, "bank") },
  "service-chat rating": { scenario: "answered-at-once", open: (page) => page.locator("[data-node=feedback] button").first().click() },
};

export function describeScreens(market: Market): void {
  const app = builtApp();
  const index = Object.keys(markets).indexOf(market);
  // The drawing of a status that has none of its own, whatever its words are.
  const signs = compareSigns("loan-details status-999");
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await openVisitor(app, { market, width: openingWidth });
    await come(visitor, app, market);
  });

  const dialogs = plansOf(market)
    .flatMap((plan) => Object.keys(plan.dialogs).map((dialog) => ({ plan, dialog })))
    .filter(({ plan, dialog }) => (ways[`${plan.id} ${dialog}`]?.market ?? market) === market);

  async function expectClean(): Promise<void> {
    expect(await findViolations(visitor.page)).toEqual([]);
    expect(await overflow(visitor.page)).toBe(0);
    expect(await visitor.page.evaluate(findSmallTargets, "[data-screen]:not([data-left])")).toEqual([]);
    // The browser means the clock of this test, which it would put into the frame of an agreement as well.
    expect(visitor.faults.splice(0).filter((fault) => !fault.startsWith("Blocked script execution in"))).toEqual([]);
  }

  describe(`in ${market}`, () => {
    // A part of the situations by turns, each in one of the markets; a thorough run has all of them in both.
    it.each(takeTurn(situationsOf(market), 12, index))(
      `$title shows what it promises and fits at every size, and axe finds nothing in light and dark, turn ${turn}`,
      async (situation) => {
        const { page } = visitor;
        await page.setViewportSize({ width: openingWidth, height: 844 });
        await goInside(page, situation);
        await awaitState(page, situation);
        for (const text of situation.shows) await page.getByText(text).first().waitFor();
        expect(await findWrongLooks(page, situation)).toEqual([]);
        await expectClean();
        if (situation.state === "ready") await signs.read(page, situation.title);
      },
    );

    it(`no status has two tones or two drawings, turn ${turn}`, () => {
      expect([...signs.wrong]).toEqual([]);
      const { screens, signs: different, days } = signs.count();
      // A part of the screens says little about all of them.
      if (screens < situationsOf(market).filter(({ state }) => state === "ready").length) return;
      expect(signs.findDrawnTwice()).toEqual([]);
      expect(different).toBeGreaterThan(8);
      expect(days).toBeGreaterThan(3);
    });

    it.each(takeTurn(dialogs, 3, index))(`axe finds nothing in the dialog $dialog of $plan.id, turn ${turn}`, async ({ plan, dialog }) => {
      const { page } = visitor;
      const way = ways[`${plan.id} ${dialog}`];
      if (way === undefined) throw new Error(`Nobody knows how the dialog \`${dialog}\` of \`${plan.id}\` opens.`);
      const situation = situationOf(plan, market, way.scenario ?? "ok");
      await goInside(page, situation);
      await awaitState(page, situation);
      await way.open?.(page);
      await page.locator(`dialog[data-node="${dialog}"]`).waitFor();
      await expectClean();
    });

    it("axe finds nothing in the open order picker", async () => {
      const { page } = visitor;
      const plan = plansOf(market).find(({ id }) => id === "complaint-type");
      if (plan === undefined) throw new Error("There is no `complaint-type`.");
      await goInside(page, situationOf(plan, market, "ok"));
      await page.getByRole("button", { name: "All" }).click();
      await expectClean();
    });
  });
}
