/** What the definitions add to the style sheet: the markets' accents, and the prerendered pages' own rules. */
import type { Accent, MarketDefinition } from "../../../core/format/index.ts";
import type { CompiledProject } from "../screens/compile.ts";

/**
 * Before the script has come, hides texts that depend on the market; they keep their room. Where scripts run, what stands in a
 * `noscript` is text; where they do not, a comment in it is a comment, so that it is empty, and all of the page is read.
 */
const neutral = `noscript:not(:empty) + #root [data-neutral] { visibility: hidden; }
noscript:not(:empty) + #root [data-later], noscript:not(:empty) + #root [data-later] ~ * { display: none; }`;

/** A static page that is not what was asked for waits unseen for the app. */
const waiting = "[data-waits] [data-page] { visibility: hidden; }";

/** Only where a language needs it: signs that point along the line of reading. */
const mirrored = '[dir="rtl"] .sign-back, [dir="rtl"] .sign-next { transform: scaleX(-1); }';

export function styleSheet({ project }: CompiledProject): string {
  const isMirrored = [...project.catalogue.languages.values()].some(({ direction }) => direction === "rtl");
  return [neutral, waiting, ...(isMirrored ? [mirrored] : []), ...[...project.catalogue.markets.values()].map(theme)].join("\n");
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

/** The attribute stands on the document's root and on the screen; the dark forms repeat the conditions of the other tokens. */
function theme({ id, accent }: MarketDefinition): string {
  if (accent === undefined) return "";
  const market = `[data-market="${id}"]`;
  const dark = declarations(accent.dark);
  const both = (root: string) => `${root}${market}, ${root} ${market}`;
  return `:root${market}, ${market} ${declarations(accent.light)}
@media (prefers-color-scheme: dark) { ${both(':root:not([data-theme="light"])')} ${dark} }
${both(':root[data-theme="dark"]')} ${dark}`;
}

function declarations(accent: Accent): string {
  return `{ --accent: ${accent.accent}; --accent-press: ${accent.press}; --accent-soft: ${accent.soft}; --on-accent: ${accent.on}; --on-soft: ${accent.onSoft}; }`;
}
