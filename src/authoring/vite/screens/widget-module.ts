/** Widgets in the modules of screens, and one by itself, for tools that show it without a screen. */
import { firstLanguage } from "../../../core/market/index.ts";
import type { Catalogue } from "../../compiler/index.ts";
import { createImports, type Imports, literal, objectOf } from "./module-text.ts";
import { widgetSource } from "./sources.ts";

/** An object of the widgets of these names. */
export function widgetTable(names: readonly string[], catalogue: Catalogue, imports: Imports): string {
  return objectOf(names, (name) => imports.one(name, widgetSource(catalogue, name)));
}

/** The widget, and every language whole: by its id, and by the markets that speak it first. */
export function writeWidgetModule(widget: string, catalogue: Catalogue, root: string): string {
  const { markets, languages } = catalogue;
  const imports = createImports(root);
  const local = imports.one(widget, widgetSource(catalogue, widget));
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
