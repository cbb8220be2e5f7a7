// The library, built by the package and served over HTTP: another product, and other languages.
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page, Request } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer, watchMockProject } from "../../src/authoring/mock/server/index.ts";
import type { PageReports } from "../../src/authoring/operate/reports/door.ts";
import { apiHeaders, headersFor, readStyleSources } from "../../src/authoring/vite/index.ts";
import type { Settings } from "../../src/core/format/index.ts";
import { launchBrowser, leave } from "../support/browser/browser.ts";
import { hold } from "../support/browser/hold.ts";
import { type App, installApp, ofReact, ofVite, pack, run } from "../support/project/install.ts";
import { library } from "../support/project/library-host.ts";
import { startReceiver } from "../support/project/post-reports.ts";

const apiHost = "https://short-names.example";
const config = (api: string, dist: string) => `
import react from "@vitejs/plugin-react";
import { layar } from "layar/vite";
export default { plugins: [react(), layar({ apiHost: ${JSON.stringify(api)}, pages: true })], build: { outDir: ${JSON.stringify(dist)} } };
`;
const logged: string[] = [];
let app: App;
let ownDist = "";
let server: RunningServer;
let remote: RunningServer;
let browser: Browser;

/** Builds it for an API on another host, or on its own, and serves it with a mock server that has the names of that host. */
async function serveLibrary(name: string, api: string): Promise<RunningServer> {
  const dist = join(app.folder, name);
  app.write("vite.config.js", config(api, dist));
  run(app.folder, "npx", "vite", "build", "--logLevel", "error");
  const settings: Settings = JSON.parse(readFileSync(join(app.folder, "screens/catalogue/settings.json"), "utf8"));
  const styles = readStyleSources(dist);
  return startServer({
    dist,
    port: 0,
    headersFor: (path) => headersFor({ ...settings, apiHost: api, isSecure: false, styles }, path),
    apiHeaders,
    readProject: watchMockProject(app.folder, api && new URL(api).hostname),
    log: (line) => logged.push(line),
  });
}

beforeAll(async () => {
  app = installApp(await pack(), [...ofReact, ...ofVite]);
  cpSync(library, app.folder, { recursive: true });
  const settings = JSON.parse(readFileSync(join(library, "screens/catalogue/settings.json"), "utf8"));
  const reports = { endpoint: "/client-reports", share: 1 };
  app.write("screens/catalogue/settings.json", JSON.stringify({ ...settings, reports }));
  ownDist = join(app.folder, "own");
  server = await serveLibrary("own", "");
  remote = await serveLibrary("remote", apiHost);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.close();
  await remote.close();
  app.remove();
});

interface Reader {
  readonly page: Page;
  open(path: string): Promise<void>;
  /** Paths of what was sent. */
  readonly calls: string[];
}

/** Runs a visit, at whose end there must be no error in the page and no malformed call. */
async function visit(run: (reader: Reader) => Promise<void>, { origin } = server): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block", reducedMotion: "reduce" });
  const page = await context.newPage();
  const [errors, calls]: [string[], string[]] = [[], []];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("request", (request) => request.method() === "POST" && calls.push(new URL(request.url()).pathname));
  const open = async (path: string) => {
    await page.goto(origin + path);
    await page.waitForSelector("[data-state=ready]");
  };
  await run({ page, open, calls });
  const met = [...errors];
  await leave(context);
  expect([...met, ...logged.splice(0)]).toEqual([]);
}

/** What pages have posted so far. */
const readPosted = async (): Promise<readonly PageReports[]> => (await fetch(`${server.origin}/client-reports`)).json();

const documentOf = (page: Page) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);

/** Where the rod of the first card and the sign of its end are, from the left. */
async function sidesOf(page: Page) {
  const card = page.locator("[data-widget=book-card]").first();
  const [title, sign] = await Promise.all([card.locator("span > span").first().boundingBox(), card.locator(".ly-sign").boundingBox()]);
  return { title: title?.x ?? 0, sign: sign?.x ?? 0 };
}

describe("the library", () => {
  it("reports how a page fared once it is out of view, and a receiver takes all of it", async () => {
    let release = "";
    await visit(async ({ page, open }) => {
      const vitals = page.waitForResponse(/\/vitals[^/]*\.js$/);
      await open("/");
      await vitals;
      // What is done before it watches is not all measured.
      await page.waitForLoadState("networkidle");
      // A page that is left before it is idle for the first time after a tap.
      await page.evaluate(() => {
        window.requestIdleCallback = () => 0;
      });
      await page.getByRole("searchbox").fill("momo");
      await page.getByRole("button", { name: "Zoeken" }).click();
      await expect.poll(() => page.getByText("1 boek", { exact: true }).count()).toBe(1);
      // A browser gives the duration of a tap once it has painted what came of it.
      await page.evaluate(() => new Promise((done) => new PerformanceObserver(done).observe({ type: "first-input", buffered: true })));
      release = await page.evaluate(() => document.documentElement.dataset["release"] ?? "");
      await page.goto("about:blank");
    });
    const kinds = ["page-load", "time-to-ready", "largest-paint", "interaction-delay", "layout-shift"];
    const posted = async () => (await readPosted()).flatMap(({ reports }) => reports.map(({ what }) => what));
    await expect.poll(posted).toEqual(expect.arrayContaining(kinds));
    const receiver = await startReceiver({ names: () => ({ releases: [release], screens: ["books-search"], markets: ["utrecht"] }) });
    const sent = await readPosted();
    const taken = await Promise.all(sent.map((reports) => receiver.post(JSON.stringify(reports))));
    const text = receiver.prometheus();
    await receiver.close();
    expect(taken).toEqual(sent.map(() => 204));
    for (const what of kinds) {
      const screen = what === "page-load" ? "none" : "books-search";
      expect(text).toContain(`layar_reports_total{release="${release}",screen="${screen}",market="utrecht",what="${what}"} 1\n`);
    }
  });

  it("is read from left to right in Dutch: a paged list, a reservation", () =>
    visit(async ({ page, open, calls }) => {
      await open("/");
      expect(await documentOf(page)).toEqual(["nl", ""]);
      const sides = await sidesOf(page);
      expect(sides.title).toBeLessThan(sides.sign);
      await expect.poll(() => page.getByText("20 boeken").count()).toBe(1);
      await page.mouse.wheel(0, 5000);
      await expect.poll(() => page.locator("[data-widget=book-card]").count()).toBeGreaterThan(8);
      await page.mouse.wheel(0, 5000);
      await expect.poll(() => page.locator("[data-widget=book-card]").count()).toBe(20);
      await page.getByRole("searchbox").fill("momo");
      await page.getByRole("button", { name: "Zoeken" }).click();
      await expect.poll(() => page.getByText("1 boek", { exact: true }).count()).toBe(1);
      await page.getByRole("button", { name: /Momo/ }).click();
      await page.waitForURL(/\/books\/B\d+$/);
      await page.reload();
      await page.getByRole("button", { name: "Reserveren" }).click();
      await page.waitForSelector("[data-node=reserved]");
      expect(await page.locator("[data-node=copies]").textContent()).toBe("2 exemplaren vrij");
      expect(calls.filter((path) => path.endsWith("/reserve"))).toHaveLength(1);
    }));

  it("shows nothing of a next page that comes after another search", () =>
    visit(async ({ page, open }) => {
      const isMore = (request: Request) => request.url().includes("/books/search") && request.postDataJSON().page > 1;
      const release = await hold(page, /books\/search/);
      await page.route(/books\/search/, (route) => (isMore(route.request()) ? route.fallback() : route.continue()));
      const more = page.waitForRequest(isMore);
      await open("/");
      await page.mouse.wheel(0, 5000);
      await more;
      await page.getByRole("searchbox").fill("momo");
      await page.getByRole("button", { name: "Zoeken" }).click();
      const books = page.locator("[data-widget=book-card]");
      await expect.poll(() => books.count()).toBe(1);
      const late = page.waitForResponse((response) => isMore(response.request()));
      release();
      await (await late).finished();
      // What comes of it has come when another response has, and a frame is drawn.
      await page.evaluate(async () => {
        await (await fetch(location.href)).text();
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      });
      expect(await books.count()).toBe(1);
    }));

  it("is read from right to left in Arabic, in which two taps pay the fines once", () =>
    visit(async ({ page, open, calls }) => {
      await open("/?market=3");
      expect(await documentOf(page)).toEqual(["ar", "rtl"]);
      const sides = await sidesOf(page);
      expect(sides.title).toBeGreaterThan(sides.sign);
      await expect.poll(() => page.getByText("20 كتابًا").count()).toBe(1);
      await page.getByRole("button", { name: "الغرامات" }).click();
      expect(await page.locator("[data-node=total]").textContent()).toBe("JD 6.50");
      await page.getByRole("button", { name: "ادفع" }).dblclick();
      await page.getByText("تم الدفع. الإيصال R1").waitFor();
      expect(calls.filter((path) => path.endsWith("/pay-fines"))).toHaveLength(1);
      await open("/borrowed?market=3");
      expect(await page.locator("[data-node=count]").textContent()).toBe("3 كتب لديك");
    }));

  it("has one page for all books, and keeps none on the device, as its settings say", () => {
    const page = readFileSync(join(ownDist, "books/_bookId/index.html"), "utf8");
    expect(page).toContain('data-screen-route="/books/:bookId"');
    expect(readFileSync(join(ownDist, "sw.json"), "utf8")).toBe('{"kill":true}\n');
  });

  it("shows the picture of a promotion, from the own host", () =>
    visit(async ({ page, open }) => {
      await open("/books/B1?templateId=SUMMER");
      const picture = page.locator("[data-node=summer] img");
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect(await picture.getAttribute("src")).toMatch(/\/assets\/summer-[\w-]{8}\.svg$/);
      await open("/books/B1");
      expect(await picture.count()).toBe(0);
    }));

  it("changes to the other language of the market by a tap, for this and later visits, and by an address", () =>
    visit(async ({ page, open }) => {
      await open("/?market=3");
      await page.getByRole("button", { name: "English" }).click();
      await page.getByRole("heading", { name: "Catalogue" }).waitFor();
      expect(await documentOf(page)).toEqual(["en", ""]);
      await open("/fines?market=3");
      await page.getByRole("button", { name: "Pay" }).waitFor();
      await open("/fines?market=3&language=ar");
      await page.getByRole("button", { name: "ادفع" }).waitFor();
      expect([page.url().includes("language="), await documentOf(page)]).toEqual([false, ["ar", "rtl"]]);
      // Another market does not speak it.
      await open("/fines?market=2");
      expect(await documentOf(page)).toEqual(["tr", ""]);
    }));
});

describe("the library with its API on another host", () => {
  it("calls that host, under the names that it has on the wire", () =>
    visit(async ({ page, open }) => {
      const exchanged: unknown[] = [];
      await page.route(`${apiHost}/**`, async (route) => {
        const request = route.request();
        const { pathname, search } = new URL(request.url());
        const response = await route.fetch({ url: remote.origin + pathname + search });
        exchanged.push(request.postDataJSON(), (await response.json()).data.b[0].t);
        await route.fulfill({ response, headers: { ...response.headers(), "access-control-allow-origin": remote.origin } });
      });
      await open("/");
      await page.getByRole("button", { name: /Dune/ }).waitFor();
      // The end of the list may have come near the view and asked for the next page.
      expect(exchanged.slice(0, 2)).toEqual([{ q: "", page: 1 }, "Dune"]);
    }, remote));
});
