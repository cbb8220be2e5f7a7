import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { builtApp } from "../support/built-app.ts";
import { routeOnce } from "../support/route-once.ts";
import { expectHeadingAndWayOn, expectScreen, visit, visitorOfEachTest } from "../support/visitor.ts";

const app = builtApp();

const visitor = visitorOfEachTest(app);

/** The sheet that stands in the page by its screens, a linked one by its name. */
const sheets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.styleSheets].map(({ href, ownerNode }) =>
      ownerNode instanceof HTMLElement && href === null
        ? (ownerNode.dataset["screens"] ?? "")
        : (href?.replace(/.*\/assets\/(.*)-.{8}\.css$/, "$1") ?? ""),
    ),
  );

describe("the styles of a page", () => {
  it("are its own on the first load, and those of all screens from the second screen on", async () => {
    const { page, open } = visitor;
    await open("/complaintList");
    expect(await sheets(page)).toEqual(["complaint-list"]);
    await page.locator("[data-widget=complaint-item]").first().click();
    await expectScreen(page, "complaint-details");
    expect(await sheets(page)).toEqual(["style"]);
  });

  it("of an address that nobody knows are in the first page's", async () => {
    const { page, open } = visitor;
    await open("/nowhere");
    await expectScreen(page, "site-not-found");
    expect(await sheets(page)).toEqual(["site-home site-not-found"]);
  });

  it("that do not come, come with the page, which is loaded once more by itself", async () => {
    const { page, open } = visitor;
    await open("/complaintList");
    await routeOnce(page, /\/style-[^/]*\.css$/, (route) => route.abort());
    await page.locator("[data-widget=complaint-item]").first().click();
    await expectScreen(page, "complaint-details");
    await expectHeadingAndWayOn(page);
    // A page has its own style sheet.
    expect(await sheets(page)).toEqual(["complaint-details"]);
  });

  it("are fetched where a server's policy does not name those in the page", async () => {
    const { page, open } = await visit(app, { causes: /^Applying inline style violates/ });
    await page.route("**/complaintList*", async (route) => {
      const response = await route.fetch();
      const policy = response.headers()["content-security-policy"]?.replace(/(?<=style-src 'self') 'sha256-[^']*'/, "") ?? "";
      await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
    });
    await open("/complaintList");
    await expectScreen(page, "complaint-list");
    expect(await sheets(page)).toEqual(["style"]);
  });
});
