/** Photographs screens of a project as a phone shows them: its app in a browser, its mock server behind it. */
import type { Page, Response } from "playwright";
import { UsageError } from "../cli-context.ts";
import { enterAppFolder } from "../dev/app-folder.ts";
import { type Serving, serveProject } from "../dev/serve-project.ts";
import { copyCommit } from "./copy-commit.ts";
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

/** A screen that is not there so long after its last module does not come. */
const longestMs = 15_000;
const phone = { width: 390, height: 844 };

/** For the project as it was in a commit. */
export async function openCommitCamera(root: string, commit: string): Promise<Camera> {
  const copy = copyCommit(root, commit);
  const here = process.cwd();
  const camera = await openCamera(copy.root, { cacheDir: copy.cacheDir })
    .finally(() => process.chdir(here))
    .catch((error: unknown) => {
      copy.remove();
      throw error;
    });
  return {
    ...camera,
    async close() {
      await camera.close();
      copy.remove();
    },
  };
}

/** Starts server and browser for a project; both stay until it is closed, and so does the page. */
export async function openCamera(root: string, serving: Pick<Serving, "cacheDir"> = {}): Promise<Camera> {
  const app = enterAppFolder(root);
  // First: a machine without one should not wait for the server.
  const browser = await launchBrowser(app);
  const { server, api } = await serveProject({ ...serving, port: 0, logLevel: "silent", asPages: true }).catch(async (error: unknown) => {
    await browser.close();
    throw error;
  });
  api.leaveTypes();
  const [origin = ""] = server.resolvedUrls?.local ?? [];
  // One for all pictures: what it has read of the engine it need not read again.
  const context = await browser.newContext({ viewport: phone, reducedMotion: "reduce" });
  const page = await context.newPage();
  return {
    async take({ address, state }) {
      api.refresh(server);
      try {
        await page.goto(new URL(address, origin).href, { waitUntil: "commit" });
        await waitFor(page, state);
        // What only a developer sees.
        await page.addStyleTag({ content: "layar-developer { display: none }" });
        return { png: await page.screenshot(), tree: await page.locator("body").ariaSnapshot() };
      } finally {
        await leave(page);
      }
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** The modules of the engine come one by one, on a busy machine for longer than anybody waits for a screen. */
async function waitFor(page: Page, state: string): Promise<void> {
  const wanted = page.locator(`[data-screen][data-state=${state}]`).first();
  let modules = 0;
  const count = (response: Response): void => {
    if (response.request().resourceType() === "script") modules++;
  };
  page.on("response", count);
  try {
    for (let before = -1; before < modules; ) {
      before = modules;
      const isThere = await wanted.waitFor({ timeout: longestMs }).then(
        () => true,
        () => false,
      );
      if (isThere) return;
    }
  } finally {
    page.off("response", count);
  }
  await refuse(page, state);
}

/** The next screen finds a device on which nothing is stored. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.goto("about:blank");
}

/** @throws {UsageError} With what stands in the place of the screen. */
async function refuse(page: Page, wanted: string): Promise<never> {
  const shown = page.locator("[data-screen]").first();
  const state = (await shown.count()) > 0 ? await shown.getAttribute("data-state") : "not there";
  throw new UsageError(
    `The screen is ${state} after ${longestMs / 1000} s, not ${wanted}. It shows:\n${await page.locator("body").ariaSnapshot()}`,
  );
}
