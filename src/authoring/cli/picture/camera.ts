/** Photographs screens of a project as a phone shows them: its app in a browser, its mock server behind it. */
import type { Page } from "playwright";
import { UsageError } from "../cli-context.ts";
import { serveProject } from "../dev/serve-project.ts";
import { launchBrowser } from "./launch-browser.ts";

export interface Picture {
  readonly png: Uint8Array;
  /** What a screen reader finds, as an outline in YAML. */
  readonly tree: string;
}

export interface View {
  /** Path and query of the screen, with the scenario that the mock server plays. */
  readonly address: string;
  /** What `data-state` of the screen will be. */
  readonly state: string;
}

export interface Camera {
  take(view: View): Promise<Picture>;
  close(): Promise<void>;
}

/** A screen that is not there by then does not come. */
const longestMs = 15_000;
const phone = { width: 390, height: 844 };

/** Starts server and browser for the project in the working directory; both stay until it is closed. */
export async function openCamera(root: string): Promise<Camera> {
  const server = await serveProject({ port: 0, logLevel: "silent" });
  const [origin = ""] = server.resolvedUrls?.local ?? [];
  const browser = await launchBrowser(root).catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  return {
    async take({ address, state }) {
      const page = await browser.newPage({ viewport: phone, reducedMotion: "reduce" });
      try {
        await page.goto(new URL(address, origin).href);
        await page
          .locator(`[data-screen][data-state=${state}]`)
          .first()
          .waitFor({ timeout: longestMs })
          .catch(() => refuse(page, state));
        // What only a developer sees.
        await page.addStyleTag({ content: "layar-developer { display: none }" });
        return { png: await page.screenshot(), tree: await page.locator("body").ariaSnapshot() };
      } finally {
        await page.close();
      }
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** @throws {UsageError} With what stands in the place of the screen. */
async function refuse(page: Page, wanted: string): Promise<never> {
  const shown = page.locator("[data-screen]").first();
  const state = (await shown.count()) > 0 ? await shown.getAttribute("data-state") : "not there";
  throw new UsageError(`The screen is ${state}, not ${wanted}. It shows:\n${await page.locator("body").ariaSnapshot()}`);
}
