/** Pages that hold a whole screen: what they are without scripts, and when the app comes. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Request } from "playwright";
import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { hold } from "../support/browser/hold.ts";
import { findViolations, overflow } from "../support/browser/violations.ts";
import { expectScreen } from "../support/browser/visitor.ts";
import { takeTurn, turn } from "../support/run/thoroughness.ts";

const pages = [
  { route: "/", screen: "site-home", heading: "See every cost before you borrow", lang: "en" },
  { route: "/About", screen: "site-about", heading: "About us", lang: "en" },
  { route: "/Policy", screen: "site-policy", heading: "Privacy Policy", lang: "en" },
  { route: "/Loan", screen: "site-loan-terms", heading: "Loan Terms And Conditions", lang: "en" },
  { route: "/User", screen: "site-user-agreement", heading: "User agreement", lang: "en" },
  { route: "/Contact", screen: "site-contact", heading: "Contact us", lang: "en" },
] as const;
const navigation = [
  ["Home", "/"],
  ["About us", "/About"],
  ["Privacy Policy", "/Policy"],
  ["Loan Terms And Conditions", "/Loan"],
  ["Contact us", "/Contact"],
] as const;

const { site } = JSON.parse(readFileSync("screens/catalogue/settings.json", "utf8"));
const app = builtApp();

interface Opened {
  readonly page: Page;
  /** Paths of the scripts that were asked for. */
  readonly scripts: string[];
  close(): Promise<void>;
}

async function open(path: string, { javaScriptEnabled = true, width = 390 } = {}): Promise<Opened> {
  const context = await app.browser.newContext({ javaScriptEnabled, viewport: { width, height: 844 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on("request", (request: Request) => request.url().endsWith(".js") && scripts.push(new URL(request.url()).pathname));
  await page.route("https://www.example.com/**", (route) => route.fulfill({ contentType: "text/html", body: "<p>The policy</p>" }));
  await page.goto(app.origin + path);
  return { page, scripts, close: () => context.close() };
}

describe.each(takeTurn(pages, 2))(`the page of $route, turn ${turn}`, ({ route, screen, heading, lang }) => {
  const html = () => readFileSync(join("dist", route, "index.html"), "utf8");

  it("holds the screen, ready, with title, description and one small script", () => {
    // Behind the address of the first page may be that of another screen.
    expect(html()).toContain(`<html ${route === "/" ? "data-unstarted " : ""}lang="${lang}" data-release="`);
    expect(html()).toContain(`data-screen="${screen}" data-market="indonesia" data-state="ready"`);
    expect(html()).toMatch(/<title>[^<]+<\/title>/);
    expect(html()).toMatch(/<meta name="description" content="[^"]{20,}">/);
    expect(html()).toMatch(/<footer.* href="tel:\+620000000000".* href="mailto:layanan@example.com"/);
    expect(html().match(/<script/g)).toHaveLength(1);
    expect(html()).toMatch(/<script src="\/assets\/starter-/);
    expect(html()).not.toMatch(/modulepreload|stylesheet|\sstyle=|\son\w+=|prerender\.invalid/);
  });

  it("names its address, its readers in each market, and what a shared link shows", () => {
    const tags = new Map(
      [...html().matchAll(/<(?:link|meta) (?:rel|name|property)="([^"]+)"([^>]*)>/g)].map(([, name, rest]) => [name, rest]),
    );
    const address = `${site.origin}${route}`;
    expect(tags.get("canonical")).toContain(`href="${address}"`);
    for (const [hreflang, href] of [
      ["en-ID", address],
      ["en-IN", `${address}?market=1`],
      ["x-default", address],
    ])
      expect(html()).toContain(`<link rel="alternate" hreflang="${hreflang}" href="${href}">`);
    for (const fact of ["og:title", "og:description", "og:site_name", "og:type"]) expect(tags.get(fact)).toMatch(/content="[^"]+"/);
    expect(tags.get("og:url")).toContain(`content="${address}"`);
    expect(tags.get("twitter:card")).toContain("summary_large_image");
    const picture = new RegExp(`content="${site.origin}(/assets/share-[\\w-]+\\.png)"`).exec(tags.get("og:image") ?? "")?.[1] ?? "";
    const icons = ["icon", "apple-touch-icon"].map((rel) => /href="([^"]+)"/.exec(tags.get(rel) ?? "")?.[1] ?? "");
    for (const file of [picture, ...icons]) expect(existsSync(join("dist", file)) && file).toMatch(/^\/assets\/.+\.(png|svg)$/);
    // Width and height stand behind the first sixteen bytes of a png.
    const png = readFileSync(join("dist", picture));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it("is read without scripts: landmarks, heading, company, styles, and nothing beyond 320 px", async () => {
    const { page, close } = await open(route, { javaScriptEnabled: false, width: 320 });
    for (const role of ["banner", "navigation", "main", "contentinfo"] as const)
      expect(await page.getByRole(role).first().isVisible()).toBe(true);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(heading);
    const footer = await page.getByRole("contentinfo").textContent();
    for (const fact of ["PT Layar Contoh Finansial", "Jalan Contoh 1", "+620000000000", "layanan@example.com", "CIN", "NBFC registration"])
      expect(footer).toContain(fact);
    expect((await page.getByRole("link", { name: "About us" }).boundingBox())?.height).toBeGreaterThanOrEqual(48);
    expect(await overflow(page)).toBe(0);
    await close();
  });

  it("names its own link as the current one", async () => {
    const { page, close } = await open(route, { javaScriptEnabled: false });
    const current = await page.locator("nav [aria-current=page]").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(current).toEqual(navigation.some(([, href]) => href === route) ? [route] : []);
    await close();
  });

  it("gives axe nothing to find", async () => {
    const { page, close } = await open(route);
    if (route === "/Contact") await expectScreen(page, screen);
    expect(await findViolations(page)).toEqual([]);
    await close();
  });
});

it("links lead on without scripts", async () => {
  const { page, close } = await open("/", { javaScriptEnabled: false });
  for (const [name, href] of navigation) {
    await page.getByRole("navigation").getByRole("link", { name, exact: true }).click();
    expect(new URL(page.url()).pathname).toBe(href);
    expect(await page.getByRole("main").isVisible()).toBe(true);
  }
  await close();
});

describe("the app", () => {
  it.each(pages.filter(({ route }) => route !== "/Contact"))("does not come for $route, nor for a link from it", async ({ route }) => {
    const { page, scripts, close } = await open(route);
    await page.getByRole("link", { name: "About us" }).click();
    await page.waitForURL("**/About");
    await page.waitForLoadState("networkidle");
    expect([...new Set(scripts)].filter((path) => !path.startsWith("/assets/starter-"))).toEqual([]);
    await close();
  });

  it.each([
    ["/?market=1", "site-home", "india"],
    ["/?gid=7", "site-home", "indonesia"],
    ["/About?market=1", "site-about", "india"],
    ["/nowhere", "site-not-found", "indonesia"],
    ["/#/nowhere", "site-not-found", "indonesia"],
    ["/Contact", "site-contact", "indonesia"],
  ])("comes for %s and shows %s of %s", async (path, screen, market) => {
    const { page, close } = await open(path);
    await page.waitForSelector(`[data-screen="${screen}"][data-market=${market}][data-state=ready]:not([data-page])`);
    expect(await page.locator("[data-page]").count()).toBe(0);
    await close();
  });

  it("comes when the address becomes a hash route", async () => {
    const { page, close } = await open("/About");
    await page.evaluate(() => location.assign("#/nowhere"));
    await expectScreen(page, "site-not-found");
    await close();
  });

  it("comes for the rest of a visit that has launch parameters", async () => {
    const { page, close } = await open("/?market=1");
    // The page itself shows this market before the app has read the address.
    await page.waitForSelector("[data-screen=site-home][data-market=india]:not([data-page])");
    await page.goto(`${app.origin}/About`);
    await page.waitForSelector("[data-screen=site-about][data-market=india][data-state=ready]");
    await close();
  });

  /** Opens a page whose app does not come; `fail` cuts it. */
  const openHeld = async (path: string) => {
    const context = await app.browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const fail = await hold(page, /\/assets\/index-/, (route) => route.abort());
    await page.goto(app.origin + path, { waitUntil: "commit" });
    await page.waitForSelector("[data-page][data-state=loading]", { state: "attached" });
    return { context, page, fail };
  };

  it.each(takeTurn(pages, 2, 1))(`is not needed to read $route in another market, turn ${turn}`, async ({ route, screen, heading }) => {
    const { context, page, fail } = await openHeld(`${route}?market=1`);
    const shown = page.locator(`[data-page][data-screen="${screen}"]`);
    expect(await shown.getAttribute("data-market")).toBe("india");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(heading);
    const footer = page.getByRole("contentinfo");
    expect(await footer.isVisible()).toBe(true);
    expect(await footer.textContent()).toContain("Layar Sample Finance Limited");
    expect(await page.getByRole("link", { name: "About us" }).getAttribute("href")).toBe("/About?market=1");
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(`${site.origin}${route}?market=1`);
    fail();
    await page.waitForSelector("[data-page][data-market=india][data-state=ready]");
    await context.close();
  });

  it("is not needed to choose a language without losing the market", async () => {
    const { context, page } = await openHeld("/?market=1&gid=7");
    const link = page.getByRole("link", { name: "Bahasa Indonesia" });
    await expect.poll(() => link.evaluate((one: HTMLAnchorElement) => one.search)).toBe("?language=id&market=1&gid=7");
    await context.close();
  });

  it("hides what is of another screen until the app comes, and says in the market's language when it does not", async () => {
    const { context, page, fail } = await openHeld("/nowhere?market=1");
    expect(await page.locator("[data-page]").isVisible()).toBe(false);
    fail();
    await page.waitForSelector("[data-page][data-state=failed]", { state: "attached" });
    await page.getByRole("heading", { name: "This page cannot be shown" }).waitFor();
    expect(await page.getByRole("button").allTextContents()).toEqual(["Retry", "Back to Home"]);
    await context.close();
  });
});
