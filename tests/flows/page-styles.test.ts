import { describe, expect, it } from "vitest";
import { builtApp } from "../support/built-app.ts";
import { expectHeadingAndWayOn, expectScreen, visitorOfEachTest } from "../support/visitor.ts";

const app = builtApp();

const visitor = visitorOfEachTest(app);

const sheets = (): Promise<string[]> =>
  visitor.page.evaluate(() => [...document.styleSheets].map(({ href }) => href?.replace(/.*\/assets\/(.*)-.{8}\.css$/, "$1") ?? ""));

describe("the styles of a page", () => {
  it("are its own on the first load, and those of all screens from the second screen on", async () => {
    const { page, open } = visitor;
    await open("/complaintList");
    expect(await sheets()).toEqual(["complaint-list"]);
    await page.locator("[data-widget=complaint-item]").first().click();
    await expectScreen(page, "complaint-details");
    expect(await sheets()).toEqual(["style"]);
  });

  it("of an address that nobody knows are in the first page's", async () => {
    await visitor.open("/nowhere");
    await expectScreen(visitor.page, "site-not-found");
    expect(await sheets()).toEqual(["site-home"]);
  });

  it("that do not come, come with the page, which is loaded once more by itself", async () => {
    const { page, open } = visitor;
    await open("/complaintList");
    await page.route(/\/style-[^/]*\.css$/, (route) => route.abort(), { times: 1 });
    await page.locator("[data-widget=complaint-item]").first().click();
    await expectScreen(page, "complaint-details");
    await expectHeadingAndWayOn(page);
    // A page has its own style sheet.
    expect(await sheets()).toEqual(["complaint-details"]);
  });
});
