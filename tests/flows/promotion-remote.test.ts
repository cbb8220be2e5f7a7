import { describe, expect, it } from "vitest";
import { goodScreen } from "../authoring/remote/good-screen.ts";
import { builtApp } from "../support/built-app.ts";
import { hostileScreen } from "../support/hostile-screens.ts";
import { takeTurn, turn } from "../support/thoroughness.ts";
import { expectHeadingAndWayOn, takeMarkets, visitorOfEachTest } from "../support/visitor.ts";

const app = builtApp();
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

describe.each(takeMarkets(1))("a promotion that sends a whole screen in %s", (market) => {
  const visitor = visitorOfEachTest(app, { market });
  let asked: string[] = [];

  /** Lets the server send this screen with a template, and writes down every host that is not listed and is asked for anything. */
  async function openWith(screen: unknown): Promise<void> {
    const { page, open } = visitor;
    asked = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (![app.origin, "https://app.example.com"].includes(url.origin) && url.protocol.startsWith("http")) asked.push(url.href);
    });
    await page.route("https://app.example.com/**", (route) => route.fulfill({ contentType: "image/svg+xml", body: picture }));
    await page.unroute("**/channel-template*");
    await page.route("**/channel-template*", (route) =>
      route.fulfill({ json: { code: "0", message: "", data: { id: "T9", headline: "Built-in offer", screen } } }),
    );
    await open("/?x=1#/registerTemplate?templateId=T9");
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
    const calls: string[] = [];
    page.on("request", (request) => calls.push(new URL(request.url()).pathname.split("/").at(-1) ?? ""));
    const names = "phone capcode sid deviceId appName merchantNumber userName smsCode invite_code user_from id app_from utm_tag".split(" ");
    const register = { do: "call", action: "register", input: Object.fromEntries(names.map((name) => [name, "1"])) };
    const control = { widget: "button", id: "join", props: { label: "Join now" }, on: { tap: [register] } };
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
