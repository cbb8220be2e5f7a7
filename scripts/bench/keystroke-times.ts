/** How long somebody who types in the studio waits: from a key to the list of problems, and to the screen in the preview. */
import type { Locator, Page } from "playwright";
import { readProjectFiles } from "../../src/authoring/project/project-files.ts";
import { findInEditor } from "../../tests/support/studio/replace-in-editor.ts";
import { median } from "./page/median.ts";
import { checkout } from "./project.ts";
import type { ToolTimes } from "./tool-goals.ts";

interface Place {
  /** The key is pressed behind it. */
  readonly behind: string;
  /** What changes with each key. */
  readonly shows: "problems" | "preview";
}

const mistake: Place = { behind: '"page-header', shows: "problems" };
const text: Place = { behind: '"props": { "title": "{texts.title}', shows: "preview" };

/** The screen with the longest definition. */
function findLargest(): { readonly id: string; readonly path: string } {
  const screens = readProjectFiles(checkout).filter(({ path }) => path.endsWith("/screen.json"));
  const [{ path } = { path: "" }] = screens.sort((a, b) => b.text.length - a.text.length);
  const [, domain, name] = path.split("/");
  return { id: `${domain}-${name}`, path };
}

export async function timeKeystrokes(
  page: Page,
  origin: string,
  rounds: number,
): Promise<Pick<ToolTimes, "keyToProblemsMs" | "keyToPreviewMs">> {
  const { id, path } = findLargest();
  await page.goto(`${origin}/studio/screen/${id}`);
  await page.frameLocator(`iframe[title^="${id}, "]`).locator('[data-widget="page-header"]').waitFor();
  await page
    .getByRole("tabpanel", { name: /Problems/ })
    .getByText("No problems.")
    .waitFor();
  const editor = page.getByRole("textbox", { name: path });
  const [problems, preview] = [await timePlace(editor, mistake, rounds), await timePlace(editor, text, rounds)];
  return { keyToProblemsMs: median(problems), keyToPreviewMs: median(preview) };
}

/** A key, and the one that takes it back. */
async function timePlace(editor: Locator, { behind, shows }: Place, rounds: number): Promise<number[]> {
  const page = editor.page();
  await findInEditor(editor, behind);
  await page.keyboard.press("ArrowRight");
  const times: number[] = [];
  // The first ones find everything cold.
  for (let round = -2; round < rounds; round++)
    for (const key of ["1", "Backspace"]) {
      const watched = await page.evaluateHandle(watchFor, shows);
      await page.keyboard.press(key);
      const ms = await watched.evaluate(({ changed }) => changed);
      if (round >= 0) times.push(ms);
      // Nobody types into what is still at work for the key before.
      await page.waitForTimeout(600);
    }
  return times;
}

/** In the page: from the next key on, how long it takes until what is watched has another text. */
function watchFor(shows: Place["shows"]): { readonly changed: Promise<number> } {
  const page = shows === "problems" ? document : document.querySelector("iframe")?.contentDocument;
  const selector = shows === "problems" ? '[role="tabpanel"]' : '[data-widget="page-header"]';
  if (!page?.querySelector(selector)) throw new Error("There is nothing to watch.");
  const changed = new Promise<number>((resolve) => {
    let start = 0;
    let before: string | undefined;
    window.addEventListener(
      "keydown",
      () => {
        start = performance.now();
        before = page.querySelector(selector)?.textContent;
      },
      { capture: true, once: true },
    );
    new MutationObserver((_, observer) => {
      const now = page.querySelector(selector)?.textContent;
      if (start === 0 || now === undefined || now === before) return;
      observer.disconnect();
      resolve(performance.now() - start);
    }).observe(page.body, { subtree: true, childList: true, characterData: true });
  });
  return { changed };
}
