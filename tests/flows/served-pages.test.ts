import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest } from "vite";
import { describe, expect, it } from "vitest";
import { readMockProject } from "../../src/authoring/mock/server/index.ts";
import { readStyleSources } from "../../src/authoring/vite/index.ts";
import { builtApp } from "../support/browser/built-app.ts";
import { visit } from "../support/browser/visitor.ts";
import { takeTurn, turn } from "../support/run/thoroughness.ts";

/** Every screen with an address, those that were added since included; the screen for unknown addresses has none. */
const pages = Object.entries(readMockProject(".").screens)
  .filter(([route]) => route.startsWith("/"))
  .map(([route, screen]) => ({
    route,
    screen,
    file: join(route, "index.html").slice(1),
    html: readFileSync(join("dist", route, "index.html"), "utf8"),
  }));
/** Those that the app shows; `static-pages.test.ts` looks at the others. */
const appPages = pages.filter(({ html }) => !html.includes(' data-page=""'));
const manifest: Manifest = JSON.parse(readFileSync("dist/.vite/manifest.json", "utf8"));

/** Files of all chunks that a chunk needs, itself included. */
function neededBy(key: string, known = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk && !known.has(chunk.file)) {
    known.add(chunk.file);
    for (const one of chunk.imports ?? []) neededBy(one, known);
  }
  return known;
}

it("the service worker stays on the devices", () => {
  expect(readFileSync("dist/sw.json", "utf8")).toBe('{"kill":false}\n');
});

it("the service worker names the pages and the files, and nothing that comes beside them", () => {
  const worker = readFileSync("dist/sw.js", "utf8");
  for (const { route } of appPages) expect(worker).toMatch(new RegExp(`["'\`.,]${route}["'\`.,]`));
  // What stands beside them compressed has no address of its own.
  const assets = readdirSync("dist/assets").filter((file) => !/\.(br|gz)$/.test(file));
  expect(assets.length).toBeGreaterThan(20);
  for (const file of assets) expect(worker).toContain(`/assets/${file}`);
  expect(worker).not.toMatch(/importScripts|process\.env/);
});

it("a bill of materials lists every package that what ships imports, each with its licence", () => {
  interface Bill {
    readonly components: readonly { readonly name: string; readonly version: string; readonly licenses: unknown }[];
  }
  const { components }: Bill = JSON.parse(readFileSync("dist/sbom.json", "utf8"));
  const factsOf = (name: string): { version: string; license: string } =>
    JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"));
  for (const { name, version, licenses } of components)
    expect([version, licenses], name).toEqual([factsOf(name).version, [{ expression: factsOf(name).license }]]);
  const sources = ["src/browser", "src/core", "src/authoring/without-build/remote", "src/widgets", "widgets"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).flatMap((file) =>
      /\.tsx?$/.test(file) ? [readFileSync(join(folder, file), "utf8")] : [],
    ),
  );
  const imported = sources.flatMap((code) =>
    [...code.matchAll(/^(?:import|export) (?!type ).*from "(?!layar\/)([a-z][a-z-]*)[/"]/gm)].map(([, name]) => name),
  );
  const names = components.map(({ name }) => name);
  expect(imported.length).toBeGreaterThan(50);
  expect(names).toEqual(expect.arrayContaining([...new Set(imported)]));
  // Those that only other packages import.
  expect(names).toEqual(expect.arrayContaining(["scheduler", "workbox-core"]));
  const licences = readFileSync("dist/licences.txt", "utf8");
  for (const { name, version } of components) expect(licences).toContain(`\n\n${name} ${version} (`);
});

describe("the page of a route", () => {
  it.each(appPages)("$route shows the screen $screen, loading, under a title", ({ html, screen }) => {
    expect(html).toContain(`data-screen="${screen}"`);
    expect(html).toContain('data-state="loading"');
    expect(html).toMatch(/<html lang="\w+" data-release="[\w-]+">/);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toMatch(/<h1[ >]/);
  });

  it.each(appPages)("$route preloads exactly the chunks that it needs in every market and language", ({ html, screen }) => {
    const preloads = [...html.matchAll(/<link rel="modulepreload" crossorigin href="\/([^"]+)">/g)].map(([, file]) => file);
    const own = Object.keys(manifest).filter(
      (key) => key.includes(`layar/screen/${screen}`) && /screen\/[\w-]+(\/\w+(\.\w+)?)?$/.test(key),
    );
    const [first = new Set<string>(), ...others] = own.map((key) => neededBy(key));
    const shared = [...first].filter((file) => others.every((other) => other.has(file)));
    const needed = new Set([...neededBy("index.html"), ...shared]);
    needed.delete(manifest["index.html"]?.file ?? ""); // The page's own script asks for it.
    expect(own.length).toBeGreaterThan(0);
    expect(preloads.sort()).toEqual([...needed].sort());
  });

  it.each(appPages)(
    "$route has its style sheet in it, the one that the policy names, and neither inline script nor style attributes",
    ({ html }) => {
      expect(html).not.toContain('rel="stylesheet"');
      expect(html.match(/<style/g)).toHaveLength(1);
      expect(html.match(/<script/g)).toHaveLength(3);
      expect(html).toMatch(/<script async fetchpriority="high" src="\/assets\/first-[^"]+" data-loads="\{[^"]*\}"><\/script>/);
      expect(html).toMatch(/<script async fetchpriority="low" src="\/assets\/fallback-[^"]+" data-app="\/assets\/[^"]+"><\/script>/);
      expect(html).toMatch(/<script type="module" crossorigin src="\/assets\/[^"]+"><\/script>/);
      expect(html).not.toMatch(/\sstyle=|\son\w+=/);
    },
  );

  it("hides what the markets word differently", () => {
    expect(appPages.find(({ screen }) => screen === "complaint-list")?.html).toMatch(/<span data-neutral="">[^<]+<\/span>/);
  });

  it.each(appPages)("$route says nothing about a market", ({ html }) => {
    // What is said where no script came is said in the language of each market.
    const [page = "", unreachable = ""] = html.replace(/<style.*<\/style>/, "").split('<div class="unreachable">');
    expect(page).not.toContain("data-market");
    const marked = [...unreachable.matchAll(/<(\w+) data-market="(\w+)"/g)].map(([, tag, market]) => `${tag} ${market}`);
    expect(marked.sort()).toEqual(["section india", "section indonesia"]);
    expect(unreachable.match(/data-market/g)).toHaveLength(2);
  });

  it.each(pages)("$route is small enough for the first packets of a slow line", ({ html }) => {
    // Ten packets are sent before the first is acknowledged.
    expect(gzipSync(html).length).toBeLessThan(10 * 1460);
    expect(gzipSync(html.replace(/<style[^>]*>[^<]*/, "")).length).toBeLessThan(6 * 1024);
  });
});

describe("dist", () => {
  const files = readdirSync("dist", { recursive: true, encoding: "utf8" });

  it("has a page for each address and none for the screen that unknown addresses get", () => {
    expect(files.filter((file) => file.endsWith(".html")).sort()).toEqual(pages.map(({ file }) => file).sort());
    expect(pages.map(({ screen }) => screen)).toEqual(expect.arrayContaining(["site-home", "complaint-type", "complaint-form"]));
    expect(pages.map(({ screen }) => screen)).not.toContain("site-not-found");
  });

  it("has two style sheets in files, for all screens and for those after the hash, and names the one in each page to the servers", () => {
    const sheets = files.filter((file) => file.endsWith(".css")).sort();
    expect(sheets).toEqual([expect.stringMatching(/\/hashed-.{8}\.css$/), expect.stringMatching(/\/style-.{8}\.css$/)]);
    expect([...readStyleSources("dist").keys()].sort()).toEqual(pages.map(({ file }) => `/${file}`).sort());
  });
});

describe("a first paint", () => {
  const app = builtApp();

  it.each(takeTurn(pages, 3))(`of $route needs no script, turn ${turn}`, async ({ route, screen }) => {
    const context = await app.browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const asked: string[] = [];
    // What a frame shows comes from elsewhere.
    page.on("request", (request) => request.url().startsWith(app.origin) && asked.push(new URL(request.url()).pathname));
    await page.goto(app.origin + route);
    const main = page.locator(`[data-screen="${screen}"]`);
    expect((await main.boundingBox())?.height).toBeGreaterThan(100);
    for (const block of await page.locator(".ly-skeleton").all()) expect((await block.boundingBox())?.height).toBeGreaterThan(10);
    expect(asked.filter((path) => path.endsWith(".css"))).toEqual([]);
    expect(asked.filter((path) => path !== route && !path.startsWith("/assets/"))).toEqual([]);
    await context.close();
  });

  it.each(takeTurn(pages, 3))(
    `of $route can be read without scripts, in the words of the market that needs no flag, turn ${turn}`,
    async ({ route, screen }) => {
      const context = await app.browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      await page.goto(app.origin + route);
      const [words = ""] = await page.locator(`[data-screen="${screen}"]`).allInnerTexts();
      const [title = ""] = await page.locator("h1").allInnerTexts();
      expect(title.trim()).not.toBe("");
      for (const own of await page.locator(":is([data-neutral], [data-later]):not([hidden] *, [data-widget=language-choice])").all()) {
        expect(await own.isVisible()).toBe(true);
        expect(await own.evaluate((element) => getComputedStyle(element).visibility)).toBe("visible");
      }
      // A tap on a language does nothing without the app.
      for (const choice of await page.locator("[data-state=loading] > [data-widget=language-choice]").all())
        expect(await choice.isVisible()).toBe(false);
      if (route === "/") expect(words).toMatch(/Loans of Rp\s1\.000\.000 to Rp\s15\.000\.000/);
      if (route === "/") expect(words).not.toContain("₹");
      await context.close();
    },
  );

  it("hides with scripts what depends on the market, and keeps the room of its texts", async () => {
    const { page } = await visit(app);
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(`${app.origin}/complaintList`);
    const texts = await page.locator("[data-neutral]").all();
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(await text.evaluate((element) => getComputedStyle(element).visibility)).toBe("hidden");
    expect((await page.locator("h1 [data-neutral]").boundingBox())?.width).toBeGreaterThan(50);
  });

  it("shows with scripts nothing from the first node on that is another in a market", async () => {
    const { page } = await visit(app);
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(`${app.origin}/repaymentInstructions`);
    expect(await page.locator('[data-node="before"]').isVisible()).toBe(true);
    expect(await page.locator("[data-later]").count()).toBeGreaterThan(1);
    for (const later of await page.locator("[data-later], [data-later] ~ *").all()) expect(await later.isVisible()).toBe(false);
  });
});
