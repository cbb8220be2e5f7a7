import { isObject } from "../../../core/json/index.ts";
import type { DefinitionFile } from "./definition-file.ts";

/** What the declarations of widgets say of their properties. */
export interface WidgetProps {
  /** Whether the widget can be without the property, which is a text, and shows nothing in its place. */
  mayBeEmpty(widget: string, prop: string): boolean;
  /** Whether the property is one of a few names, such as a tone. */
  isChoice(widget: string, prop: string): boolean;
}

function partOf(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}

export function readWidgetProps(files: readonly DefinitionFile[]): WidgetProps {
  const declared = new Map(
    files.flatMap(({ path, value }) => {
      const [, widget] = /^widgets\/([^/]+)\/[^/]+\.schema\.json$/.exec(path) ?? [];
      return widget === undefined ? [] : [[widget, partOf(value, "props")] as const];
    }),
  );
  const schemaOf = (widget: string, prop: string) => partOf(partOf(declared.get(widget), "properties"), prop);
  return {
    mayBeEmpty(widget, prop) {
      const required = partOf(declared.get(widget), "required");
      const schema = schemaOf(widget, prop);
      const isRequired = Array.isArray(required) && required.includes(prop);
      return partOf(schema, "type") === "string" && ["", undefined].some((empty) => partOf(schema, "default") === empty) && !isRequired;
    },
    isChoice: (widget, prop) => ["enum", "const"].some((keyword) => partOf(schemaOf(widget, prop), keyword) !== undefined),
  };
}
