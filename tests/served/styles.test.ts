// Screens in a page whose own styles are for everything, and a page that screens must leave as it is.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import type { Browser, Page } from "playwright";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../../src/authoring/mock/server/index.ts";
import { layar } from "../../src/authoring/vite/index.ts";
import { launchBrowser, leave } from "../support/browser/browser.ts";
import { library, serveHost } from "../support/project/library-host.ts";
import { hostile, main, page, screens } from "./styles-page.ts";

const app = mkdtempSync(join(tmpdir(), "layar-styles-"));

/** A page that has layers of its own names that of the screens after those of its base. */
const order = "@layer base, layar;\n";

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  const files = { "index.html": page, "main.ts": main, "hostile.css": hostile, "app.tsx": screens };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(app, name), text);
  const ours = (name: string): string => join(process.cwd(), "node_modules", name);
  await build({
    root: app,
    configFile: false,
    logLevel: "error",
    plugins: [react(), layar({ root: library })],
    build: { target: "esnext" },
    resolve: { alias: { react: ours("react"), "react-dom": ours("react-dom") } },
  });
  server = await serveHost(join(app, "dist"));
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(app, { recursive: true });
});

const places = ["one", "two", "three"] as const;

interface Visit {
  /** Runs in the page before anything else. */
  readonly before?: () => void;
  /** The test is about errors on the console. */
  readonly fails?: boolean;
}

async function visit<T>(
  parts: string,
  look: (page: Page, errors: readonly string[]) => Promise<T>,
  { before, fails }: Visit = {},
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1240, height: 1200 } });
  if (before) await context.addInitScript(before);
  await context.addInitScript((text) => {
    addEventListener("DOMContentLoaded", () => {
      document.head.prepend(Object.assign(document.createElement("style"), { textContent: text }));
    });
  }, order);
  const opened = await context.newPage();
  const errors: string[] = [];
  opened.on("pageerror", (error) => errors.push(String(error)));
  opened.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await opened.goto(`${server.origin}/#${parts}`);
  await opened.waitForFunction(() => document.title === "complete");
  if (parts.includes("screens")) for (const place of places) await opened.locator(`#${place} [data-state=ready]`).waitFor();
  const seen = await look(opened, errors);
  await leave(context);
  if (!fails) expect(errors).toEqual([]);
  return seen;
}

/** With one book that was looked for, so that nothing follows below. */
async function takePictures(opened: Page): Promise<string[]> {
  for (const place of places) {
    const screen = opened.locator(`#${place}`);
    await screen.getByRole("searchbox").fill("momo");
    await screen.getByRole("searchbox").press("Tab");
    await opened.keyboard.press("Enter");
    await expect.poll(() => screen.locator("[data-widget=book-card]").count()).toBe(1);
  }
  await opened.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await opened.mouse.move(0, 0);
  const pictures: string[] = [];
  for (const place of places) {
    const picture = await opened.locator(`#${place} .layar`).screenshot({ animations: "disabled" });
    pictures.push(picture.toString("base64"));
  }
  return pictures;
}

/** How far the colours of two pictures are apart where they are farthest; 255 for pictures of other sizes. */
async function compare(pictures: readonly (string | undefined)[]): Promise<number> {
  const context = await browser.newContext();
  const distance = await (await context.newPage()).evaluate(async (sources) => {
    const read = async (source: string | undefined): Promise<ImageData> => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
      if (canvas === null) throw new Error("Nothing can be drawn.");
      canvas.drawImage(image, 0, 0);
      return canvas.getImageData(0, 0, image.width, image.height);
    };
    const [one, other] = await Promise.all(sources.map(read));
    if (one?.width !== other?.width || one?.height !== other?.height) return 255;
    return one?.data.reduce((most, level, at) => Math.max(most, Math.abs(level - (other?.data[at] ?? 255))), 0) ?? 255;
  }, pictures);
  await leave(context);
  return distance;
}

/** All that the page's own elements look like; tokens of ours show nothing by themselves. */
const describePage = (opened: Page): Promise<[string, string[]][]> =>
  opened.evaluate(() =>
    [document.documentElement, document.body, ...document.querySelectorAll("#own, #own *")].map((element) => {
      const style = getComputedStyle(element);
      const names = [...style].filter((name) => !name.startsWith("--ly-")).sort();
      return [element.tagName, names.map((name) => `${name}: ${style.getPropertyValue(name)}`)];
    }),
  );

interface Colours {
  readonly ground: string;
  readonly scheme: string;
  readonly accent: string;
}

const coloursOf = (opened: Page, place: string): Promise<Colours> =>
  opened.locator(`#${place} .layar`).evaluate((root) => {
    const { backgroundColor, colorScheme } = getComputedStyle(root);
    return {
      ground: backgroundColor,
      scheme: colorScheme,
      accent: getComputedStyle(root).getPropertyValue("--ly-accent").trim().toLowerCase(),
    };
  });

describe("screens in a page with styles for everything", () => {
  it("look as in a page without any", async () => {
    const alone = await visit("screens", takePictures);
    const among = await visit("screens,hostile", takePictures);
    expect(new Set(alone).size).toBe(places.length);
    // What is drawn again draws the edge of a round corner with one level more or less.
    for (const [at, place] of places.entries()) expect(await compare([alone[at], among[at]]), place).toBeLessThan(3);
  });

  it.each(["", "hostile"])("change nothing of what the page has itself (%s)", async (styles) => {
    const without = await visit(styles, describePage);
    const among = await visit(`screens,${styles}`, describePage);
    expect(among).toEqual(without);
  });

  it("have the colours of their market and of the nearest theme", () =>
    visit("screens", async (opened) => {
      expect(await coloursOf(opened, "one")).toEqual({ ground: "rgb(244, 245, 242)", scheme: "light dark", accent: "#1f5c3a" });
      expect(await coloursOf(opened, "two")).toEqual({ ground: "rgb(14, 19, 17)", scheme: "dark", accent: "#9cc3ee" });
      expect(await coloursOf(opened, "three")).toMatchObject({ ground: "rgb(244, 245, 242)", scheme: "light" });
      await opened.emulateMedia({ colorScheme: "dark" });
      expect(await coloursOf(opened, "one")).toMatchObject({ ground: "rgb(14, 19, 17)", scheme: "light dark" });
      expect(await coloursOf(opened, "three")).toMatchObject({ ground: "rgb(244, 245, 242)", scheme: "light" });
    }));

  it("are as high as what they show, and as wide as their place", () =>
    visit("screens", async (opened) => {
      await opened.locator("#one").getByRole("searchbox").fill("momo");
      await opened.locator("#one").getByRole("button", { name: "Zoeken" }).click();
      await expect.poll(() => opened.locator("#one [data-widget=book-card]").count()).toBe(1);
      const box = await opened.locator("#one .layar").boundingBox();
      expect(box?.width).toBe(360);
      expect(box?.height).toBeLessThan(600);
    }));

  it("take what the page says in their layer, and let a widget show components of the page", () =>
    visit("screens,hostile,own", async (opened) => {
      await opened.addStyleTag({ content: "@layer layar { [data-widget=book-card] { border-radius: 3px } }" });
      const styleOf = (selector: string, name: string): Promise<string> =>
        opened
          .locator(selector)
          .first()
          .evaluate((element, wanted) => getComputedStyle(element).getPropertyValue(wanted), name);
      expect(await styleOf("#one [data-widget=book-card]", "border-top-left-radius")).toBe("3px");
      expect(await styleOf("#one [data-widget=book-card]", "border-left-width")).toBe("6px");
      expect(await styleOf("#one .ly-host .btn", "padding-top")).toBe("40px");
      expect(await styleOf("#one [data-widget=book-card]", "outline-style")).toBe("none");
    }));

  it("say on the console of a built app, once, which widget has thrown", () =>
    visit(
      "screens,broken",
      async (opened, errors) => {
        await opened.locator("#one [data-node=query]").waitFor();
        expect(errors.filter((error) => error.includes("Broken on purpose."))).toHaveLength(places.length);
      },
      { fails: true },
    ));

  it("show lists in a browser that observes nothing", () =>
    visit("screens", (opened) => opened.locator("#one [data-widget=book-card]").first().waitFor(), {
      before: () => Reflect.deleteProperty(window, "IntersectionObserver"),
    }));
});
