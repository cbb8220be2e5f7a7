import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { routeOnce } from "../support/browser/route-once.ts";
import { awaitState, situationsOf } from "../support/browser/situations.ts";
import { expectHeadingAndWayOn, expectScreen, openVisitor, visit, visitorOfEachTest } from "../support/browser/visitor.ts";
import { takeTurn } from "../support/run/thoroughness.ts";

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

  it("of a screen after the hash are those of all such screens, until one with an address of its own follows", async () => {
    const { page, open } = visitor;
    await open("/#/agreementTemplate");
    await expectScreen(page, "promotion-agreement");
    expect(await sheets(page)).toEqual(["hashed"]);
    await page.evaluate(() => {
      location.hash = "#/nowhere";
    });
    await expectScreen(page, "site-not-found");
    expect(await sheets(page)).toEqual(["style"]);
  });

  it("of an address that nobody knows are in the first page's", async () => {
    const { page, open } = visitor;
    await open("/nowhere");
    await expectScreen(page, "site-not-found");
    expect(await sheets(page)).toEqual(["site-home site-not-found"]);
  });

  it("have nothing for which the oldest engines drop a rule or a whole sheet", async () => {
    const { page, open } = visitor;
    await open("/complaintList");
    const texts = await page.evaluate(() => [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join(""));
    expect(texts).toContain("h1");
    expect(texts).not.toMatch(/@layer|:where\(\.layar|revert-layer/);
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

/** What looks otherwise with the styles of all screens, too; the page has no time to change between the two. */
async function findDifferences(): Promise<string[]> {
  const read = (): string[] =>
    [...document.querySelectorAll("#root *")].map((one) => {
      // Hardly any element has these, and to write out a style takes as long as to open a screen does for a hundred of them.
      const parts = ["::before", "::after"]
        .map((part) => getComputedStyle(one, part))
        .map((style) => style.content !== "none" && style.cssText);
      return [getComputedStyle(one).cssText, ...parts].join("");
    });
  const sheet = document.createElement("link");
  await new Promise((resolve) => {
    const href = document.querySelector<HTMLElement>("[data-all]")?.dataset["all"];
    document.head.append(Object.assign(sheet, { rel: "stylesheet", media: "not all", href, onload: resolve }));
  });
  const before = read();
  sheet.media = "all";
  const after = read();
  return [...document.querySelectorAll("#root *")].filter((_, place) => before[place] !== after[place]).map((one) => one.outerHTML);
}

describe.each(["india", "indonesia"] as const)("the styles of a first load in %s", (market) => {
  const situations = situationsOf(market).filter(({ state }) => state !== "loading");

  it("are all that the screen shows", async () => {
    const visitor = await openVisitor(app, { market, causes: /^Blocked script execution in|^Failed to load resource/ });
    const { page, context } = visitor;
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    const wrong: string[] = [];
    for (const situation of takeTurn(situations, 8)) {
      await context.request.get(app.origin + situation.play, { headers: { Accept: "text/html" } });
      await page.goto("about:blank");
      await page.goto(app.origin + situation.address);
      await awaitState(page, situation);
      wrong.push(...(await page.evaluate(findDifferences)).map((html) => `${situation.title}: ${html.slice(0, 200)}`));
    }
    await context.close();
    expect(wrong).toEqual([]);
  });
});
