// Type and default of what stands at a place, from the schema of its file or of its widget.

import { isObject, splitPointer } from "../../../../core/json/index.ts";
import { schemasAt } from "../../names/index.ts";
import type { Workspace } from "../workspace.ts";
import { code } from "./describe-declared.ts";
import type { NodePlace } from "./hover-values.ts";

type Schema = { readonly [keyword: string]: unknown };

function nameType(schema: Schema): string | undefined {
  const { type, items } = schema;
  if (Array.isArray(schema["enum"])) return schema["enum"].map(code).join(", ");
  if (schema["const"] !== undefined) return code(schema["const"]);
  if (typeof schema["x-text"] === "string") return `\`${schema["x-text"]}\``;
  if (type === "array") return `list of ${(isObject(items) && nameType(items)) || "values"}`;
  return typeof type === "string" ? `\`${type}\`` : Array.isArray(type) ? type.map(code).join(", ") : undefined;
}

function describeShape(schemas: readonly Schema[]): string | undefined {
  const type = schemas.map(nameType).find((one) => one !== undefined);
  const fallback = schemas.map(({ default: value }) => value).find((one) => one !== undefined);
  const parts = [type && `Type: ${type}.`, fallback === undefined ? undefined : `Default: ${code(fallback)}.`];
  const told = parts.filter((part) => part !== undefined);
  return told.length === 0 ? undefined : told.join(" ");
}

/** `node` is what the place belongs to. */
export function hoverShape(
  workspace: Workspace,
  path: string,
  pointer: string,
  node: Pick<NodePlace, "widget" | "rest"> | undefined,
): string | undefined {
  const [part, name, ...deeper] = splitPointer(node?.rest ?? "");
  if (node !== undefined && part === "props" && name !== undefined) {
    const { widgets } = workspace.compile().project.catalogue;
    const schema: unknown = Reflect.get(widgets.get(node.widget)?.props.properties ?? {}, name);
    return deeper.length === 0 && isObject(schema) ? describeShape([schema]) : undefined;
  }
  return describeShape(schemasAt(path, workspace.valueOf(path), pointer).map(({ schema }) => schema));
}
