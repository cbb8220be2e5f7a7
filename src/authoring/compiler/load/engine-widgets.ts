// The widgets that every project has: the engine's, of which a project may have its own in the place of each.
import type { WidgetDeclaration } from "../../../core/format/index.ts";
import { declarations } from "../../../widgets/declarations.gen.ts";
import { lazy } from "../cache.ts";
import { readShape } from "./read-shape.ts";

/** By name. */
export const engineWidgets = lazy((): ReadonlyMap<string, WidgetDeclaration> => {
  return new Map(Object.entries(declarations).map(([name, written]) => [name, readOne(name, written)]));
});

function readOne(name: string, written: unknown): WidgetDeclaration {
  const read = readShape("widget", written, name);
  if ("problems" in read)
    throw new Error(`The declaration of the engine's widget \`${name}\` cannot be read: ${read.problems[0]?.message}`);
  return read.value;
}

/** Whether a name means the engine's widget there, and no widget of the project. */
export function isEngineWidget({ widgets }: { readonly widgets: ReadonlyMap<string, WidgetDeclaration> }, name: string): boolean {
  const found = widgets.get(name);
  return found !== undefined && found === engineWidgets().get(name);
}
