// The names that may follow in an expression, with their types.

import { describeFunction, describeType, functionNames, loopNames, type Names, types } from "../../../../core/expression/index.ts";
import { isObject } from "../../../../core/json/index.ts";
import { type ExpressionCursor, namesInside, pathStart, typeOfPath } from "../expression-at.ts";
import type { Completion } from "./completion-item.ts";

/** The wording of a text, whether it has one form or several. */
function wordingOf(text: unknown): string {
  if (!isObject(text)) return "";
  return typeof text["text"] === "string" ? text["text"] : wordingOf(isObject(text["forms"]) ? text["forms"]["other"] : undefined);
}

/** What may be written at a cursor. `base` is the offset of the text in the file. */
export function completeExpression(cursor: ExpressionCursor, scope: Names, base: number): Completion[] {
  const { text, at, from } = cursor;
  const names = namesInside(text, at, scope);
  const start = at - (/\w*$/.exec(text.slice(0, at))?.[0].length ?? 0);
  const end = at + (/^\w*/.exec(text.slice(at))?.[0].length ?? 0);
  const range = { start: base + from + start, end: base + from + end };
  const field = (label: string, detail: string): Completion => ({ label, detail, kind: "field", insert: label, ...range });
  const call = (label: string): Completion => ({
    label,
    detail: describeFunction(label),
    kind: "function",
    insert: `${label}($1)`,
    isSnippet: true,
    ...range,
  });
  if (text[start - 1] === ".") {
    const path = text.slice(pathStart(text, start - 1), start - 1);
    if (path === "texts") return Object.entries(names.texts ?? {}).map(([name, wording]) => field(name, wordingOf(wording)));
    const type = typeOfPath(path, names);
    const fields = Object.keys(type?.obj?.props ?? {}).map((name) => field(name, describeType(type?.obj?.props[name] ?? types.any)));
    return [...fields, ...(type?.list || type?.any ? loopNames.map(call) : [])];
  }
  const roots = Object.entries(names.roots).map(([name, type]) => field(name, describeType(type)));
  const values = Object.entries(names.bare).map(([name, { type }]) => field(name, describeType(type)));
  const functions = functionNames.filter((name) => !loopNames.includes(name)).map(call);
  return [...values, ...roots, field("texts", "texts of the screen"), ...functions];
}
