// A text that stands in a screen moves to the table, and the screen names it.

import { isObject, joinPointer, splitPointer, valueAt, withNumbers } from "../../../../core/json/index.ts";
import { freeName } from "../../../../core/text/index.ts";
import { languagesOf, readDefinitionPath } from "../../../compiler/index.ts";
import type { Diagnostic } from "../diagnostics.ts";
import { listNames } from "../named.ts";
import type { Workspace } from "../workspace.ts";
import { type CodeAction, ifClean, setIn, textOrNew } from "./code-action.ts";

const plainProps = ["text", "label", "title"];

/** After the node that shows it, or after its own place. */
function nameFor(value: unknown, pointer: string): string {
  const parts = splitPointer(pointer);
  const last = parts.at(-1) ?? "";
  for (let length = parts.length - 1; length > 0; length--) {
    const node = valueAt(value, joinPointer("", ...parts.slice(0, length)));
    const id = isObject(node) && typeof node["id"] === "string" ? node["id"] : parts[length - 1] === "nodes" ? parts[length] : undefined;
    if (id !== undefined) return toCamel(plainProps.includes(last) ? id : `${id}-${last}`);
  }
  return toCamel(last);
}

function toCamel(name: string): string {
  const camel = name.replace(/[^A-Za-z0-9]+(\w)?/g, (_, letter: string | undefined) => letter?.toUpperCase() ?? "");
  return /^[a-z]/.test(camel) ? camel : `text${camel}`;
}

export function extractText(workspace: Workspace, diagnostic: Diagnostic): CodeAction[] {
  const { file, pointer, check } = diagnostic;
  const value = workspace.valueOf(file);
  const text = valueAt(value, pointer);
  if (check !== "text-is-in-table" || typeof text !== "string") return [];
  const isOverlay = readDefinitionPath(file).kind === "overlay";
  const table = isOverlay ? file : file.replace(/[^/]+$/, "texts.json");
  const name = freeName(nameFor(value, pointer), listNames(workspace, "text", file));
  const make = () => {
    const [first, ...others] = languagesOf(workspace.compile().project.catalogue);
    if (first === undefined) return undefined;
    // It reads in every language as before, until somebody translates it.
    const same = Object.fromEntries([first, ...others].map((language) => [language, text]));
    const entry = { ...same, ...(others.length > 0 && { sameIn: others }) };
    const changed = setIn(file, workspace.textOf(file), withNumbers(splitPointer(pointer)), `{texts.${name}}`);
    const before = isOverlay ? changed : textOrNew(workspace, table, { kind: "texts", beside: file });
    const changes = new Map([[file, changed]]);
    return ifClean(workspace, changes.set(table, setIn(table, before, isOverlay ? ["texts", name] : [name], entry)));
  };
  return [{ title: `Move the text to \`${table.split("/").pop()}\` as \`${name}\``, kind: "refactor.extract", solves: diagnostic, make }];
}
