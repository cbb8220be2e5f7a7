/** What is wrong with how an open screen looks, at each width and size of text. */
import type { Page } from "playwright";
import {
  findBrokenWords,
  findLooseEdges,
  findOverflow,
  findRepeatedLines,
  findSmallFigures,
  findSmallTargets,
} from "../../widgets/measures.ts";
import { project } from "../project/shipped-screens.ts";
import type { Situation } from "./situations.ts";

const screen = "[data-screen]:not([data-left])";
const height = 844;
const mostBarPx = 132;

/** The narrowest phone comes first, because what is out of view keeps the width that it was laid out for; a common one comes last, and stays. */
const sizes = [
  { width: 320, text: "200%" },
  { width: 320, text: "100%" },
  { width: 390, text: "200%" },
  { width: 390, text: "100%" },
  { width: 1280, text: "100%" },
  { width: 360, text: "100%" },
];
export const openingWidth = 320;

/** No page is higher than its screen: what is shorter than the view does not scroll, so a bar at the lower edge never moves. */
function findLooseHeight(selector: string): string[] {
  const own = Math.round(document.querySelector(selector)?.getBoundingClientRect().height ?? 0);
  const { scrollHeight } = document.documentElement;
  return scrollHeight === Math.max(own, innerHeight) ? [] : [`the page has ${scrollHeight} px, its screen ${own} px`];
}

/** On a site the menu stands above, and a page is left by it; with large text the view is for the page alone. */
function findLostBack(selector: string): string[] {
  scrollTo(0, document.body.scrollHeight);
  if (document.documentElement.hasAttribute("data-large-text")) return [];
  const header = document.querySelector(`${selector} [data-widget=page-header]:has(button)`);
  return header !== null && header.getBoundingClientRect().y < 0 ? ["Back scrolls away"] : [];
}

/** The bar of a screen leaves the page to what it is about; what a tap has come to, and why there is nothing to send, stands there besides. */
function measureBar(selector: string): number {
  const bar = document.querySelector(selector)?.cloneNode(true);
  if (!(bar instanceof HTMLElement)) return 0;
  for (const besides of bar.querySelectorAll("[data-widget=note], [id$=-why]")) besides.remove();
  document.querySelector(selector)?.after(bar);
  const { height } = bar.getBoundingClientRect();
  bar.remove();
  return height;
}

const finders = [findLostBack, findOverflow, findSmallTargets, findBrokenWords, findSmallFigures, findLooseEdges, findLooseHeight];

/** What is long or hostile on purpose says the same everywhere. */
const saysTheSame = ({ title, state }: Situation): boolean => state === "loading" || /^\S+ (?:long|hostile|many)/.test(title);

export async function findWrongLooks(page: Page, situation: Situation): Promise<string[]> {
  const wrong: string[] = saysTheSame(situation) ? [] : await page.evaluate(findRepeatedLines, screen);
  const bar = situation.plan.body.find(({ widget }) => project.catalogue.widgets.get(widget)?.pinned === true);
  for (const { width, text } of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), text);
    // What depends on the size of the text follows a frame later.
    await page.waitForFunction((isLarge) => document.documentElement.hasAttribute("data-large-text") === isLarge, text === "200%");
    const found = await Promise.all(finders.map((find) => page.evaluate(find, screen)));
    wrong.push(...found.flat().map((what) => `at ${width} px, ${text}: ${what}`));
    const barPx = bar && width === 390 && text === "100%" ? await page.evaluate(measureBar, `${screen} > [data-node="${bar.id}"]`) : 0;
    if (barPx > mostBarPx) wrong.push(`the bar has ${Math.round(barPx)} px`);
  }
  return wrong;
}
