/** What the definitions add to the style sheet: the markets' accents, and what a language needs. */
import type { MarketDefinition } from "../../../core/format/index.ts";
import type { CompiledProject } from "../screens/compile.ts";

/** Only where a language needs it: signs that point along the line of reading. */
const mirrored = '.layar[dir="rtl"] .ly-sign-back, .layar[dir="rtl"] .ly-sign-next { transform: scaleX(-1); }';

export function styleSheet({ project }: CompiledProject): string {
  const isMirrored = [...project.catalogue.languages.values()].some(({ direction }) => direction === "rtl");
  return [...(isMirrored ? [mirrored] : []), ...[...project.catalogue.markets.values()].map(theme)].join("\n");
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

/** The attribute stands on the root of a screen, and on the document's where the app has one market. After the tokens, whose neutral ones these replace. */
function theme({ id, accent }: MarketDefinition): string {
  if (accent === undefined) return "";
  const { light, dark } = accent;
  const tokens = {
    accent: [light.accent, dark.accent],
    "accent-press": [light.press, dark.press],
    "accent-soft": [light.soft, dark.soft],
    "on-accent": [light.on, dark.on],
    "on-soft": [light.onSoft, dark.onSoft],
  };
  const declarations = Object.entries(tokens).map(
    ([name, [day, night]]) => `--ly-${name}: var(--ly-light, ${day}) var(--ly-dark, ${night});`,
  );
  return `[data-market="${id}"] { ${declarations.join(" ")} }`;
}
