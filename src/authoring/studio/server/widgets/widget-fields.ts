/** By what a form asks for a property. */
import type { FieldKind } from "../../protocol/widget.ts";

type Schema = { readonly [keyword: string]: unknown };

export function listChoices({ enum: values }: Schema): readonly string[] {
  return Array.isArray(values) && values.every((one) => typeof one === "string") ? values : [];
}

export function fieldOf(schema: Schema): FieldKind {
  if (listChoices(schema).length > 0) return "choice";
  switch (schema["type"]) {
    case "string":
      return "text";
    case "number":
    case "integer":
      return "number";
    case "boolean":
      return "boolean";
    default:
      return "other";
  }
}
