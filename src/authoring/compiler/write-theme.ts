import type { MarketDefinition } from "../../core/format/index.ts";

/** The rule of a style sheet with the accents of a market. The attribute stands on the root of a screen, and on the document's where the app has one market. After the tokens, whose neutral ones these replace. */
export function writeTheme({ id, accent }: MarketDefinition): string {
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
