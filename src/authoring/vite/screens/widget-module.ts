/** One widget by itself, for tools that show it without a screen. */
import { firstLanguage } from "../../../core/market/index.ts";
import type { Catalogue } from "../../compiler/index.ts";
import { createImports, literal } from "./module-text.ts";

/** The widget, and every language whole: by its id, and by the markets that speak it first. */
export function writeWidgetModule(widget: string, { markets, languages }: Catalogue, root: string): string {
  const imports = createImports(root);
  const local = imports.one(widget, "widgets/index.ts");
  const named = [
    ...[...languages.keys()].map((id) => [id, id] as const),
    ...[...markets.values()].map((one) => [one.id, firstLanguage(one)] as const),
  ];
  const spoken = named.flatMap(([name, id]) => {
    const language = languages.get(id);
    return language === undefined ? [] : [[name, { tag: language.tag, direction: language.direction ?? "", labels: language.labels }]];
  });
  return `${imports.lines.join("\n")}
export const widget = ${local};
export const languages = ${literal(Object.fromEntries(spoken))};
`;
}
