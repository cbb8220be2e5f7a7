/** Taps whatever can be tapped on an open screen, as a hasty borrower does who has filled in everything. */
import type { Page } from "playwright";

/** The taps of one screen over all its openings: what one of them has tapped, the next one leaves out. */
export interface Tapped {
  readonly done: Set<string>;
  /** Those that were tapped last when the screen was left, because an earlier tap may have led away: they are tapped once more. */
  readonly repeated: Set<string>;
}

const entries: { readonly [widget: string]: string } = { "text-field": "13812345678", "captcha-field": "ABCD" };

/**
 * Taps every control that can be reached, one after the other, those that appear meanwhile included, and again where
 * another option is chosen; before each tap, whatever is empty is filled in. Ends when none is left that was not tapped before, or when a tap leads away. Gives how
 * many were tapped.
 */
export async function tapEverything(page: Page, { done, repeated }: Tapped): Promise<number> {
  const { keys, hasLeft } = await page.evaluate(tapInPage, [entries, [...done]] as const);
  for (const key of keys) done.add(key);
  const last = keys.at(-1);
  if (hasLeft && last !== undefined && keys.length > 1 && !repeated.has(last)) {
    repeated.add(last);
    done.delete(last);
  }
  return keys.length;
}

/** Whole in itself, because it is sent to the page. */
async function tapInPage([known, before]: readonly [typeof entries, readonly string[]]): Promise<{ keys: string[]; hasLeft: boolean }> {
  const done = new Set(before);
  const keys: string[] = [];
  const screen = document.querySelector("[data-screen]:not([data-left])");
  const { href } = location;
  const selector = "button, a[href], input[type=checkbox], input[type=radio], summary";
  const keyOf = (element: Element): string => {
    const node = element.closest("[data-node]");
    const place = [...(node?.querySelectorAll(selector) ?? [])].indexOf(element);
    const chosen = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].findIndex(({ checked }) => checked);
    return `${node?.getAttribute("data-node")} ${place} ${chosen} ${element.textContent?.replace(/\d+/g, "")}`;
  };
  const isReached = (element: Element): boolean => {
    const target = element.closest("label") ?? element;
    target.scrollIntoView({ block: "center" });
    const { left, top, width, height } = target.getBoundingClientRect();
    return target.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const fill = () => {
    for (const field of screen?.querySelectorAll<HTMLInputElement>("input[type=text], textarea") ?? []) {
      if (field.value !== "") continue;
      const widget = field.closest("[data-widget]")?.getAttribute("data-widget") ?? "";
      // React notices a value only when the element's own setter has written it.
      const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
      own?.set?.call(field, known[widget] ?? "They called at night");
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    for (const box of screen?.querySelectorAll<HTMLInputElement>("input[type=checkbox]:not(:checked)") ?? []) box.click();
    if (!screen?.querySelector("input[type=radio]:checked")) screen?.querySelector<HTMLInputElement>("input[type=radio]")?.click();
  };
  const next = () => {
    fill();
    return [...document.querySelectorAll<HTMLElement>(selector)].find((one) => !done.has(keyOf(one)) && isReached(one));
  };
  const isHere = () => screen?.isConnected === true && href === location.href;
  for (let control = next(); control && isHere(); control = next()) {
    const key = keyOf(control);
    done.add(key);
    keys.push(key);
    control.click();
    for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
  }
  return { keys, hasLeft: !isHere() };
}
