// What a name stands for, in a few lines of Markdown.

import { isObject, type JsonObject } from "../../../../core/json/index.ts";
import type { Workspace } from "../workspace.ts";
import { describeDeclared } from "./describe-declared.ts";

type Describe = (workspace: Workspace, name: string, files: readonly string[]) => string | undefined;

function describeAction({ compile }: Workspace, name: string): string | undefined {
  const action = compile().project.catalogue.actions.get(name);
  if (action === undefined) return undefined;
  const address = action.path === undefined ? "No address yet." : `\`${action.method ?? "POST"} ${action.path}\``;
  const inputs = Object.keys(action.request?.properties ?? {});
  const taken = inputs.length === 0 ? "" : `\n\nInputs: ${inputs.map((input) => `\`${input}\``).join(", ")}`;
  return `${action.description}\n\n${address}${action.commits === true ? " Commits." : ""}${taken}`;
}

function findTextEntry(workspace: Workspace, name: string, files: readonly string[]): JsonObject | undefined {
  for (const file of files) {
    const value = workspace.valueOf(file);
    const table = isObject(value) && isObject(value["texts"]) ? value["texts"] : value;
    const entry = file.endsWith(".json") && isObject(table) ? table[name] : undefined;
    if (isObject(entry)) return entry;
  }
  return undefined;
}

function wordingsOf(entry: JsonObject): [language: string, wording: string][] {
  const { $comment: _, count: __, language: ___, sameIn: ____, comparedWith: _____, ...translations } = entry;
  return Object.entries(translations).map(([language, text]) => [language, typeof text === "string" ? text : JSON.stringify(text)]);
}

function describeText(workspace: Workspace, name: string, files: readonly string[]): string | undefined {
  const tables = files.filter((file) => file.endsWith("/texts.json") || !file.endsWith("/screen.json"));
  const entry = findTextEntry(workspace, name, tables);
  if (entry === undefined) return undefined;
  return wordingsOf(entry)
    .map(([language, wording]) => `- ${language}: ${wording}`)
    .join("\n");
}

const describers: { readonly [kind: string]: Describe } = {
  action: describeAction,
  text: describeText,
  widget: ({ compile }, name) => compile().project.catalogue.widgets.get(name)?.description,
  rule: ({ compile }, name) => {
    const rule = compile().project.catalogue.rules.get(name);
    return (
      rule &&
      Object.entries(rule.message)
        .map(([language, message]) => `- ${language}: ${String(message)}`)
        .join("\n")
    );
  },
  screen: ({ compile }, name) => {
    const screen = compile().project.screens.get(name)?.value;
    if (screen === undefined) return undefined;
    const params = Object.entries(screen.params ?? {}).map(([param, type]) => `\`${param}\` (${type})`);
    return `\`${screen.route}\`${params.length > 0 ? `\n\nParameters: ${params.join(", ")}` : ""}`;
  },
  shellKey: ({ compile }, name) => compile().project.catalogue.shell.get(name)?.description,
  stored: ({ compile }, name) => compile().project.catalogue.stored.get(name),
};

export function describeNamed(workspace: Workspace, kind: string, name: string, files: readonly string[]): string | undefined {
  const own = Object.hasOwn(describers, kind) ? describers[kind]?.(workspace, name, files) : undefined;
  return own ?? describeDeclared(workspace, kind, name, files);
}
