// What stands at the cursor: a name, a part of an expression, or a value with what becomes of it in each market.

import { findNodeAtOffset, getLocation, parseTree } from "jsonc-parser";
import { describeFunction, describeType } from "../../core/expression/index.ts";
import { isObject, joinPointer, splitPointer, valueAt } from "../../core/json/index.ts";
import { lineColumnAt } from "../checker/index.ts";
import { locateWritten, walkNodes } from "../compiler/index.ts";
import { describeNamed } from "./describe-named.ts";
import { findExpression, namesInside, pathStart, typeOfPath } from "./expression-at.ts";
import { textKindOf } from "./mentions.ts";
import { findNamed, locate } from "./named.ts";
import type { SchemaHelp } from "./schema-help.ts";
import { schemasAt } from "./schema-walk.ts";
import { findScope, screensOf } from "./scope-at.ts";
import type { Workspace } from "./workspace.ts";

/** The type of the path, or the signature of the function, at an offset. */
function hoverExpression(workspace: Workspace, path: string, offset: number): string | undefined {
  const text = workspace.textOf(path);
  const { path: parts, previousNode: node, isAtPropertyKey } = getLocation(text, offset);
  if (node?.type !== "string" || isAtPropertyKey) return undefined;
  const pointer = joinPointer("", ...parts);
  const kind = textKindOf(schemasAt(path, workspace.valueOf(path), pointer));
  const content = text.slice(node.offset + 1, node.offset + node.length - 1);
  const cursor = kind && findExpression(content, offset - node.offset - 1, kind);
  const scope = cursor && findScope(workspace, path, pointer);
  if (cursor === undefined || scope === undefined) return undefined;
  const end = cursor.at + (/^\w*/.exec(cursor.text.slice(cursor.at))?.[0].length ?? 0);
  const start = pathStart(cursor.text, end);
  const name = /\w*$/.exec(cursor.text.slice(0, end))?.[0] ?? "";
  if (cursor.text[end] === "(") {
    const signature = describeFunction(name);
    return signature && `\`${signature}\``;
  }
  const whole = cursor.text.slice(start, end);
  const type = /^[A-Za-z_]/.test(whole) ? typeOfPath(whole, namesInside(cursor.text, start, scope)) : undefined;
  return type && `\`${whole}\`: ${describeType(type)}`;
}

/** The node that a place of a file belongs to, and the way from it. */
function nodeAround(value: unknown, pointer: string): { readonly id: string; readonly rest: string } | undefined {
  const parts = splitPointer(pointer);
  if (parts[0] === "nodes" && parts[1] !== undefined && !Array.isArray(valueAt(value, "/nodes")))
    return { id: parts[1], rest: joinPointer("", ...parts.slice(2)) };
  for (let length = parts.length - 1; length > 0; length--) {
    const at = valueAt(value, joinPointer("", ...parts.slice(0, length)));
    if (isObject(at) && typeof at["widget"] === "string" && typeof at["id"] === "string")
      return { id: at["id"], rest: joinPointer("", ...parts.slice(length)) };
  }
  return undefined;
}

/** The value in each variant, with the file that it comes from; variants that agree share a line. */
function resolvedValues(workspace: Workspace, path: string, pointer: string): string | undefined {
  const node = nodeAround(workspace.valueOf(path), pointer);
  if (node === undefined || node.rest === "") return undefined;
  const { formOf } = workspace.compile().project;
  const lines = new Map<string, string[]>();
  for (const { variants } of screensOf(workspace, path))
    for (const { resolved } of variants) {
      const found = [...walkNodes(resolved.screen)].find((one) => one.node.id === node.id);
      const value = found && valueAt(found.node, node.rest);
      if (found === undefined || value === undefined || isObject(value) || Array.isArray(value)) continue;
      const place = locate(workspace, locateWritten(resolved.originOf(found.pointer + node.rest), formOf));
      const { line } = lineColumnAt(workspace.textOf(place.file), place.start);
      const text = `\`${JSON.stringify(value)}\` from ${place.file}:${line}`;
      lines.set(text, [...(lines.get(text) ?? []), resolved.name]);
    }
  return lines.size === 0 ? undefined : [...lines].map(([text, names]) => `- ${[...new Set(names)].join(", ")}: ${text}`).join("\n");
}

export interface Hover {
  /** Markdown. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** All that is known of what stands at an offset. */
export async function hover(workspace: Workspace, help: SchemaHelp, path: string, offset: number): Promise<Hover | undefined> {
  const text = workspace.textOf(path);
  const named = findNamed(workspace, path, offset);
  const about = named && describeNamed(workspace, named.kind, named.name, named.files);
  const title = named && `**${named.name}** (${named.kind})`;
  const parts = [title, about, hoverExpression(workspace, path, offset), await help.hover(path, text, offset)];
  const pointer = joinPointer("", ...getLocation(text, offset).path);
  const told = [...parts, resolvedValues(workspace, path, pointer)].filter((part) => part !== undefined && part !== "");
  if (told.length === 0) return undefined;
  const tree = parseTree(text);
  const node = tree && findNodeAtOffset(tree, offset);
  const range = named?.place ?? { start: node?.offset ?? offset, end: (node?.offset ?? offset) + (node?.length ?? 0) };
  return { text: told.join("\n\n"), start: range.start, end: range.end };
}
