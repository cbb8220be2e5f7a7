/** Finds wordings on the page, and how much space they take there. */
import type { MeasuredText, MeasureTexts } from "../protocol/preview.ts";
import { untilLoaded } from "./take-picture.ts";

export async function measureTexts(page: Document, texts: MeasureTexts["texts"]): Promise<MeasuredText[]> {
  await untilLoaded(page);
  const found = listShown(page);
  return texts.flatMap(({ key, text }) => {
    const pattern = patternOf(text);
    const measured = found.filter((one) => pattern.test(one.text)).map(({ element }) => measure(element, page));
    if (measured.length === 0) return [];
    return {
      key,
      lines: Math.max(...measured.map(({ lines }) => lines)),
      isCut: measured.some(({ isCut }) => isCut),
      isWide: measured.some(({ isWide }) => isWide),
    };
  });
}

/** Elements with a text of their own. */
function listShown(page: Document): { readonly element: Element; readonly text: string }[] {
  const all = [...page.body.querySelectorAll("*")].filter((element) =>
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim()),
  );
  return all.map((element) => ({ element, text: element.textContent.replace(/\s+/g, " ").trim() }));
}

/** What stands in braces may be anything. */
function patternOf(text: string): RegExp {
  const parts = text
    .replace(/\s+/g, " ")
    .trim()
    .split(/(?<!\{)\{[^{}]*\}/);
  const written = parts.map((part) => part.replaceAll("{{", "{").replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${written.join(".+")}$`);
}

function measure(element: Element, page: Document): Omit<MeasuredText, "key"> {
  const range = page.createRange();
  range.selectNodeContents(element);
  const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  const ancestors = ancestorsOf(element);
  const isScrolled = ancestors.some((one) => /auto|scroll/.test(getComputedStyle(one).overflowX));
  return {
    lines: countLines(boxes),
    isCut: ancestors.some(isCutIn),
    isWide: !isScrolled && boxes.some(({ left, right }) => left < -1 || right > page.documentElement.clientWidth + 1),
  };
}

/** Boxes of one line overlap from top to bottom. */
function countLines(boxes: readonly DOMRect[]): number {
  const sorted = [...boxes].sort((a, b) => a.top - b.top);
  let lines = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const { top, bottom, height } of sorted) {
    if (top < end - height / 2) continue;
    lines++;
    end = bottom;
  }
  return Math.max(1, lines);
}

function ancestorsOf(element: Element): Element[] {
  const nearest: Element[] = [];
  for (let one: Element | null = element; one !== null && one.parentElement !== null; one = one.parentElement) nearest.push(one);
  return nearest;
}

/** Only what hides on purpose: an ellipsis, or a number of lines. */
function isCutIn(element: Element): boolean {
  const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
  const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
  const isShort = textOverflow === "ellipsis" && hides(overflowX) && element.scrollWidth > element.clientWidth + 1;
  return isShort || (webkitLineClamp !== "none" && hides(overflowY) && element.scrollHeight > element.clientHeight + 1);
}
