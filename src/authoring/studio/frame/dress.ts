/** Gives the page what the app gives it before it shows a screen. */
import type { Appearance } from "../protocol/widget.ts";

interface Dress extends Omit<Appearance, "language"> {
  readonly lang: string;
  readonly dir: string;
}

const query = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g;

/**
 * The page is shown in light or dark colours, whatever the device prefers: a frame cannot be given a preference of its own, so
 * the media queries for it are decided in its style sheets.
 */
export function createDress(page: Document): (dress: Dress) => void {
  const written = new WeakMap<CSSMediaRule, string>();
  let current: "light" | "dark" | undefined;
  const decide = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const original = written.get(rule) ?? rule.media.mediaText;
        written.set(rule, original);
        // What always holds, and what never does, in the place of the preference: other parts of the query stay.
        const decided = original.replace(query, (_, scheme) => (scheme === current ? "(min-width: 0)" : "(max-width: 0)"));
        if (rule.media.mediaText !== decided) rule.media.mediaText = decided;
      }
      if (rule instanceof CSSGroupingRule) decide(rule.cssRules);
    }
  };
  const decideAll = (): void => {
    if (current === undefined) return;
    for (const sheet of page.styleSheets) decide(sheet.cssRules);
  };
  // A widget adds its styles when it is first needed.
  new MutationObserver(decideAll).observe(page.head, { childList: true, subtree: true, characterData: true });
  return ({ market, lang, dir, textSize, scheme }) => {
    const root = page.documentElement;
    root.dataset["market"] = market;
    root.lang = lang;
    root.dir = dir;
    root.style.fontSize = textSize === 100 ? "" : `${textSize}%`;
    root.style.colorScheme = scheme;
    current = scheme;
    decideAll();
  };
}
