// Whole nodes and steps, with what they cannot be without filled in.

import { stepKinds } from "../../../../core/format/index.ts";
import { isObject } from "../../../../core/json/index.ts";
import { stepSchemas } from "../../../compiler/index.ts";
import { schemasAt } from "../../names/index.ts";
import type { Completion, CompletionPlace } from "./completion-item.ts";

/** A property to fill in: of a text both quotes are there. */
function blank(schema: unknown, place: number): string {
  const type = isObject(schema) ? schema["type"] : undefined;
  if (type === "array") return `[$${place}]`;
  if (type === "object") return `{ $${place} }`;
  return type === "number" || type === "integer" || type === "boolean" ? `$${place}` : `"$${place}"`;
}

function writeRequired(required: readonly unknown[], properties: unknown, from: number): string {
  return required
    .map((name, index) => `"${String(name)}": ${blank(isObject(properties) ? properties[String(name)] : undefined, from + index)}`)
    .join(", ");
}

/** What stands where a value is missing: a node of each widget, or a step of each kind. */
export function completeNew({ workspace, path, pointer, offset, location }: CompletionPlace): Completion[] {
  if (location.previousNode !== undefined) return [];
  const ids = schemasAt(path, workspace.valueOf(path), pointer).map(({ schema }) => schema["$id"]);
  const item = (label: string, documentation: string, insert: string): Completion => ({
    label,
    documentation,
    kind: "snippet",
    insert,
    isSnippet: true,
    start: offset,
    end: offset,
  });
  if (ids.includes("layar:node"))
    return [...workspace.compile().project.catalogue.widgets.values()].map(({ id, description, props }) => {
      const required = Array.isArray(props.required) ? props.required : [];
      const own = required.length === 0 ? "" : `, "props": { ${writeRequired(required, props["properties"], 2)} }`;
      return item(id, description, `{ "widget": "${id}", "id": "$1"${own} }`);
    });
  return ids.includes("layar:step") ? stepKinds.map((kind) => stepItem(kind, item)) : [];
}

function stepItem(kind: string, item: (label: string, documentation: string, insert: string) => Completion): Completion {
  const schema = stepSchemas.get(kind) ?? {};
  const required: readonly unknown[] = Array.isArray(schema["required"]) ? schema["required"].filter((name) => name !== "do") : [];
  const own = required.length === 0 ? "" : `, ${writeRequired(required, schema["properties"], 1)}`;
  return item(kind, String(schema["description"] ?? ""), `{ "do": "${kind}"${own} }`);
}
