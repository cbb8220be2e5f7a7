/** One widget by itself, for tools that show it without a screen. */
import { firstLanguage } from "../../../core/market/index.ts";
import type { Catalogue } from "../../compiler/index.ts";
import { findFile } from "../engine.ts";
import { createImports, literal } from "./module-text.ts";

/** The widget, and the whole language that each market speaks first. */
export function writeWidgetModule(widget: string, { markets, languages }: Catalogue, root: string): string {
  const imports = createImports((file) => findFile(root, file));
  const local = imports.one(widget, "widgets/index.ts");
  const spoken = [...markets.values()].flatMap((market) => {
    const language = languages.get(firstLanguage(market));
    return language === undefined ? [] : [[market.id, { tag: language.tag, direction: language.direction ?? "", labels: language.labels }]];
  });
  return `${imports.lines.join("\n")}
export const widget = ${local};
export const languages = ${literal(Object.fromEntries(spoken))};
`;
}
