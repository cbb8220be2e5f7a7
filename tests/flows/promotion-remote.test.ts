import { describe, expect, it } from "vitest";
import { goodScreen, registerStep } from "../authoring/remote/good-screen.ts";
import { builtApp } from "../support/browser/built-app.ts";
import { expectHeadingAndWayOn, takeMarkets, visitorOfEachTest } from "../support/browser/visitor.ts";
import { takeTurn, turn } from "../support/run/thoroughness.ts";
import { hostileScreen } from "../support/session/hostile-screens.ts";
import { sendScreen } from "../support/session/promotion-sender.ts";

const app = builtApp();

describe.each(takeMarkets(1))("a promotion that sends a whole screen in %s", (market) => {
  const visitor = visitorOfEachTest(app, { market });
  let asked: readonly string[] = [];
  let calls: readonly string[] = [];

  async function openWith(screen: unknown): Promise<void> {
    ({ asked, calls } = await sendScreen(visitor.page, app.origin, screen, visitor.open));
  }

  it("shows it under the name of the landing page", async () => {
    const { page } = visitor;
    await openWith(goodScreen);
    await page.getByRole("heading", { level: 1, name: "Festival offer" }).waitFor();
    expect(await page.locator("[data-screen]").getAttribute("data-screen")).toBe("promotion-register");
    await page.getByLabel("Phone number").fill("13900000012");
    const sms = page.waitForRequest(/\/get-sms\?/);
    await page.getByRole("button", { name: "Send code" }).click();
    expect((await sms).postData()).toContain("phone=13900000012");
    expect(asked).toEqual([]);
  });

  it.each([
    ["it leads to a host that is not listed", { ...goodScreen, onOpen: [{ do: "leave", url: "https://evil.example/" }] }],
    ["it has nothing to tap", { ...goodScreen, body: [{ widget: "page-header", id: "header", props: { title: "Festival offer" } }] }],
  ])("shows the built-in page where %s", async (_, screen) => {
    const { page } = visitor;
    await openWith(screen);
    await page.getByRole("heading", { level: 1, name: "Built-in offer" }).waitFor();
    expect(asked).toEqual([]);
  });

  it("registers once for a tap, with the consent of the built-in page in sight", async () => {
    const { page } = visitor;
    const control = { widget: "button", id: "join", props: { label: "Join now" }, on: { tap: [registerStep] } };
    await openWith({ ...goodScreen, body: [goodScreen.body[0], { widget: "bottom-bar", id: "bar", children: [control] }] });
    await page.getByRole("heading", { level: 1, name: "Festival offer" }).waitFor();
    expect(calls.filter((name) => /^(register|get-sms)$/.test(name))).toEqual([]);
    const consent = page.locator("[data-widget=bottom-bar] [data-node=consent]");
    expect(await consent.isVisible()).toBe(true);
    await page.getByRole("button", { name: "Join now" }).click();
    await expect.poll(() => calls.filter((name) => name === "register")).toHaveLength(1);
    await consent.getByRole("button").click();
    await page.locator("[data-screen=promotion-agreement]").waitFor();
    expect(asked).toEqual([]);
  });

  it(`does no harm with a hostile one, turn ${turn}`, async () => {
    const seeds = Array.from({ length: 30 }, (_, at) => at * 37);
    for (const seed of takeTurn(seeds, 5, market === "india" ? 0 : 2)) {
      await openWith(hostileScreen(goodScreen, seed));
      await expectHeadingAndWayOn(visitor.page);
      expect(asked, String(seed)).toEqual([]);
    }
  });
});
