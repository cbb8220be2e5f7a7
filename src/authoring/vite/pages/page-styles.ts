/** The style sheet of one page: the rules of the whole sheet whose classes the page can come to show, and the tokens that these read. */
import { Features, type Selector, type SelectorComponent, transform } from "lightningcss";
import { floorTargets } from "../browser-floor.ts";

const filename = "page.css";

/** Gives the whole sheet's rules for the texts of the page's code, and its markup, in the same order. Throws on a sheet that cannot be parsed. */
export function pickStyles(sheet: string, texts: readonly string[]): string {
  const words = new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
  // `sign-${name}` leaves its start in the code, and the name as a text of what gives it: a plan, a table, the code itself.
  const starts = [...words].filter((word) => /^[a-z][\w-]*-$/.test(word));
  const values = new Set(texts);
  const isUsed: IsUsed = (name) =>
    words.has(name) || starts.some((start) => name.startsWith(start) && values.has(name.slice(start.length)));
  const dropUnused = (selector: Selector): [] | undefined => (canMatch(selector, isUsed) ? undefined : []);
  const { code } = transform({
    filename,
    code: Buffer.from(sheet),
    visitor: {
      Rule: {
        style(rule) {
          return rule.value.selectors.some((selector) => canMatch(selector, isUsed)) ? undefined : [];
        },
        import({ value: { url } }) {
          throw new Error(
            `A style sheet imports ${url}, but a page has all its styles in it: copy the rules into a file beside the widget.`,
          );
        },
      },
      Selector: dropUnused,
    },
  });
  // A second pass, because conditions without rules are dropped before the visitor has emptied them.
  // What stands in for newer forms is in the sheet already, and would be added once more.
  const picked = code.toString();
  const isRead = (name: string): boolean => words.has(name) || picked.includes(`var(${name})`) || picked.includes(`var(${name},`);
  return transform({
    filename,
    code,
    minify: true,
    visitor: { Declaration: { custom: ({ name }) => (name.startsWith("--") && !isRead(name) ? [] : undefined) } },
    unusedSymbols: findUnusedAnimations(picked),
    targets: floorTargets,
    exclude: Features.LightDark | Features.VendorPrefixes,
  }).code.toString();
}

/** Names of keyframes that no rule is left for. */
function findUnusedAnimations(css: string): string[] {
  const names = [...css.matchAll(/@keyframes ([\w-]+)/g)].flatMap(([, name]) => name ?? []);
  return names.filter((name) => !new RegExp(`animation[^;}]*\\b${name}\\b`).test(css));
}

type IsUsed = (className: string) => boolean;

/** What a selector asks to be absent needs not be used. */
function canMatch(selector: Selector, isUsed: IsUsed): boolean {
  return selector.every((component) => canComponentMatch(component, isUsed));
}

function canComponentMatch(component: SelectorComponent, isUsed: IsUsed): boolean {
  if (component.type === "class") return isUsed(component.name);
  if (component.type !== "pseudo-class") return true;
  if (component.kind !== "is" && component.kind !== "where" && component.kind !== "has") return true;
  return component.selectors.some((selector) => canMatch(selector, isUsed));
}
