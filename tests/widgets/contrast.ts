/** What is too faint on its ground: text, drawings, frames of controls, the ring of a focus. Axe passes over all but text of live controls. */

import { findContrast, leastContrast } from "../../src/authoring/checker/queries/pictures/contrast.ts";

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const clear: Colour = [0, 0, 0, 0];
const shapeLeast = 3;

function parse(text: string): Colour {
  const numbers = Array.from(text.matchAll(/[\d.]+/g), ([digits]) => Number(digits));
  const [red = 0, green = 0, blue = 0, alpha = 1] = text.startsWith("color(")
    ? numbers.map((part, at) => (at < 3 ? part * 255 : part))
    : numbers;
  return text === "transparent" || text === "none" ? clear : [red, green, blue, alpha];
}

const over = ([r, g, b, a]: Colour, [red, green, blue]: Colour): Colour => [
  r * a + red * (1 - a),
  g * a + green * (1 - a),
  b * a + blue * (1 - a),
  1,
];

const written = ([red, green, blue]: Colour): string =>
  `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** What lies under an element; undefined on a picture. */
function groundOf(element: Element | null): Colour | undefined {
  if (!element) return [255, 255, 255, 1];
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  // The drawing of a sign is a mask, its colour the ground.
  if (backgroundImage !== "none") return undefined;
  const own = parse(backgroundColor);
  if (own[3] === 1) return own;
  const below = groundOf(element.parentElement);
  return below && over(own, below);
}

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  !element.closest(".ly-visually-hidden, .ly-cover, .ly-skeleton");

function* textsIn(element: Element): Generator<readonly [text: string, colour: string]> {
  const style = getComputedStyle(element);
  const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const isFilled = (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.type !== "file";
  if (own || (isFilled && element.value !== "")) yield ["text", style.color];
  if (isFilled && element.placeholder !== "") yield ["placeholder", getComputedStyle(element, "::placeholder").color];
  for (const part of ["::before", "::after"]) {
    const { content, color } = getComputedStyle(element, part);
    if (/[\p{L}\d]/u.test(content.replace("none", "").replace("normal", ""))) yield [part, color];
  }
}

function* shapesOf(element: Element): Generator<readonly [shape: string, colour: string, ground: Element | null]> {
  const style = getComputedStyle(element);
  if (element.matches("svg.ly-icon")) yield ["icon", style.stroke, element];
  if (element.matches(".ly-sign")) yield ["icon", style.backgroundColor, element.parentElement];
  if (element.matches(":focus-visible") && style.outlineStyle !== "none" && parse(style.outlineColor)[3] > 0)
    yield ["ring", style.outlineColor, element.parentElement];
  // Nobody looks for a control that does nothing for now, and a row that ends with a sign is found by that.
  const isControl =
    element.matches("button, input:not([type=file]), textarea, select, a.ly-btn") &&
    !element.closest("[aria-disabled=true], :disabled") &&
    !element.lastElementChild?.matches(".ly-icon");
  if (isControl && style.borderTopWidth !== "0px" && style.borderTopStyle !== "none" && parse(style.borderTopColor)[3] > 0)
    yield ["frame", style.borderTopColor, element.parentElement];
}

/** Names what is fainter than it may be: text below 4.5 to 1, drawings, frames and rings below 3 to 1. */
export function findFaint(root: ParentNode): string[] {
  const faint: string[] = [];
  const judge = (element: Element, what: string, colour: string, ground: Colour | undefined, least: number): void => {
    const own = parse(colour);
    // What is transparent is shown by something else, such as the words of a button that is busy.
    if (!ground || own[3] === 0) return;
    const found = findContrast(written(over(own, ground)), written(ground));
    if (found < least)
      faint.push(
        `${what} ${found.toFixed(2)}: ${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.slice(0, 30)}"`,
      );
  };
  for (const element of root.querySelectorAll("*")) {
    if (!isSeen(element)) continue;
    for (const [what, colour] of textsIn(element)) judge(element, what, colour, groundOf(element), leastContrast);
    for (const [what, colour, ground] of shapesOf(element)) judge(element, what, colour, groundOf(ground), shapeLeast);
  }
  return faint;
}

const pressed = "as-pressed";

/** Lets controls look as they do under a finger or a pointer: by a class, because no page can press what it shows. Gives how many rules say how. */
export function addPressedLook(): number {
  let count = 0;
  for (const sheet of document.styleSheets) {
    for (const rule of [...sheet.cssRules]) {
      if (!(rule instanceof CSSStyleRule) || !/:(active|hover)\b/.test(rule.selectorText)) continue;
      const selector = rule.selectorText.replace(/:(active|hover)\b/g, `.${pressed}`);
      if (!sheet.cssRules.length || [...sheet.cssRules].some((one) => one instanceof CSSStyleRule && one.selectorText === selector))
        continue;
      sheet.insertRule(`${selector}{${rule.style.cssText}}`, sheet.cssRules.length);
      count += 1;
    }
  }
  return count;
}

export function press(root: ParentNode, isPressed: boolean): void {
  for (const control of root.querySelectorAll("button, a, summary, label, [role]")) control.classList.toggle(pressed, isPressed);
}
