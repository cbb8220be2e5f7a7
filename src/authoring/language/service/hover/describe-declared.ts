// What stands where a name is declared, in a line or two.

import { isObject, type JsonObject, parentPointer, valueAt } from "../../../../core/json/index.ts";
import type { Mention } from "../../names/index.ts";
import type { Workspace } from "../workspace.ts";

function findDeclaration(workspace: Workspace, kind: string, name: string, files: readonly string[]): Mention | undefined {
  for (const file of files)
    for (const one of workspace.mentionsIn(file)) if (one.isDeclaration && one.kind === kind && one.name === name) return one;
  return undefined;
}

export const code = (value: unknown) => `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;
const list = (names: readonly unknown[]) => names.map(code).join(", ");

/** The steps of a flow by their kinds. */
function describeFlow(value: unknown): string {
  const steps: readonly unknown[] = Array.isArray(value) ? value : [value];
  return `Steps: ${list(steps.map((step) => (isObject(step) ? (step["do"] ?? step["flow"]) : step)))}`;
}

function describeFields(properties: unknown): string {
  return isObject(properties) ? `Fields: ${list(Object.keys(properties))}` : "";
}

function idsOf(nodes: unknown): unknown[] {
  return (Array.isArray(nodes) ? nodes : []).flatMap((node: unknown) => (isObject(node) ? [node["id"]] : []));
}

const ofObject: { readonly [kind: string]: (value: JsonObject) => string } = {
  node: ({ widget, when }) => `Widget ${code(widget)}${when === undefined ? "" : `, shown when ${code(when)}`}`,
  response: ({ action }) => (action === undefined ? "" : `Response of ${code(action)}`),
  dialog: ({ title }) => code(title),
  scenario: ({ description }) => String(description ?? ""),
  change: ({ with: taken }) => (Array.isArray(taken) ? `Takes: ${list(taken)}` : ""),
  entity: ({ description, properties }) => [description, describeFields(properties)].filter((part) => part !== undefined).join("\n\n"),
  fragment: ({ nodes }) => `Nodes: ${list(idsOf(nodes))}`,
  market: ({ languages, locale }) => `Languages: ${list(Array.isArray(languages) ? languages : [])}, locale ${code(locale)}`,
  language: ({ tag }) => `Tag ${code(tag)}`,
  promotion: (overlay) => `Changes: ${list(Object.keys(overlay).filter((name) => !name.startsWith("$")))}`,
};

const ofAny: { readonly [kind: string]: (value: unknown) => string } = {
  state: code,
  param: code,
  timer: code,
  value: code,
  flow: describeFlow,
};

export function describeDeclared(workspace: Workspace, kind: string, name: string, files: readonly string[]): string | undefined {
  const found = findDeclaration(workspace, kind, name, files);
  if (found === undefined) return undefined;
  const { file, pointer, on } = found.at;
  // A node is the object around its id, a response that around its `as`.
  const value = valueAt(workspace.valueOf(file), on === "value" && pointer !== "" ? parentPointer(pointer) : pointer);
  const describe = ofAny[kind];
  if (describe !== undefined) return describe(value);
  return isObject(value) ? ofObject[kind]?.(value) : undefined;
}
