/** What the definitions add to the style sheet: the markets' accents, and what a language needs. */
import { writeTheme } from "../../compiler/index.ts";
import type { CompiledProject } from "../screens/compile.ts";

/** Only where a language needs it: signs that point along the line of reading, and the mark at the beginning of a row. */
const mirrored = `
.layar[dir="rtl"] .ly-sign-back, .layar[dir="rtl"] .ly-sign-next { transform: scaleX(-1); }
.layar[dir="rtl"] .ly-row > .ly-cover { right: 0; left: auto; }`;

export function styleSheet({ project }: CompiledProject): string {
  const isMirrored = [...project.catalogue.languages.values()].some(({ direction }) => direction === "rtl");
  return [...(isMirrored ? [mirrored] : []), ...[...project.catalogue.markets.values()].map(writeTheme)].join("\n");
}

/** A style attribute in a page would be refused by the content policy, so a block names its height and the page's style sheet gives it. */
export function nameHeights(html: string): string {
  return html.replace(/ style="height:([\d.]+)rem"/g, ' data-rem="$1"');
}

/** Rules for the heights that a page names. Where the app draws, each block has its own. */
export function heightRules(html: string): string {
  const heights = new Set([...html.matchAll(/ data-rem="([\d.]+)"/g)].map(([, rem]) => rem));
  return [...heights].map((rem) => `[data-rem="${rem}"]{height:${rem}rem}`).join("");
}
