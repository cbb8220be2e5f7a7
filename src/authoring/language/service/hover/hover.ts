// What stands at the cursor: a name, a part of an expression, or a value with what becomes of it in each market.

import { describeFunction, describeType } from "../../../../core/expression/index.ts";
import { joinPointer } from "../../../../core/json/index.ts";
import { lineColumnAt } from "../../../checker/index.ts";
import { findNodeAtOffset, locationAt, treeOf } from "../../../compiler/index.ts";
import { describeRoot, schemasAt, textKindOf } from "../../names/index.ts";
import { findExpression, namesInside, pathStart, typeOfPath } from "../expression-at.ts";
import { findNamed } from "../named.ts";
import type { SchemaHelp } from "../schema-help.ts";
import { findScope } from "../scope-at.ts";
import { asWhole } from "../virtual-patch.ts";
import type { Workspace } from "../workspace.ts";
import { describeNamed } from "./describe-named.ts";
import { hoverShape } from "./hover-shape.ts";
import { nodeAround, resolvedValues } from "./hover-values.ts";

/** The type of the path, or the signature of the function, at an offset. */
function hoverExpression(workspace: Workspace, path: string, offset: number): string | undefined {
  const text = workspace.textOf(path);
  const { path: parts, previousNode: node, isAtPropertyKey } = locationAt(text, offset);
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
  const about = describeRoot(whole);
  return type && [`\`${whole}\`: ${describeType(type)}`, about].filter(Boolean).join("\n\n");
}

export interface Hover {
  /** Markdown. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Says who wrote a line last; undefined where nobody knows. */
export type FindChange = (asked: {
  readonly path: string;
  readonly text: string;
  readonly line: number;
}) => Promise<{ readonly author: string; readonly date: string; readonly subject: string } | undefined>;

/** All that is known of what stands at an offset. */
export async function hover(
  workspace: Workspace,
  help: SchemaHelp,
  path: string,
  offset: number,
  findChange?: FindChange,
): Promise<Hover | undefined> {
  const text = workspace.textOf(path);
  const named = findNamed(workspace, path, offset);
  const about = named && describeNamed(workspace, named.kind, named.name, named.files);
  const title = named && `**${named.name}** (${named.kind})`;
  const pointer = joinPointer("", ...locationAt(text, offset).path);
  const whole = asWhole(workspace, path, offset) ?? { path, text, shift: 0 };
  const parts = [title, about, hoverExpression(workspace, path, offset), await help.hover(whole.path, whole.text, offset + whole.shift)];
  const node = nodeAround(workspace, path, pointer);
  const shape = named === undefined ? hoverShape(workspace, path, pointer, node) : undefined;
  const told = [...parts, shape, resolvedValues(workspace, path, pointer, node)].filter((part) => part !== undefined && part !== "");
  if (told.length === 0) return undefined;
  const changed = await findChange?.({ path, text, line: lineColumnAt(text, offset).line });
  if (changed !== undefined) told.push(`Last changed by ${changed.author} on ${changed.date}: ${changed.subject}`);
  const tree = treeOf(text);
  const part = tree && findNodeAtOffset(tree, offset);
  const range = named?.place ?? { start: part?.offset ?? offset, end: (part?.offset ?? offset) + (part?.length ?? 0) };
  return { text: told.join("\n\n"), start: range.start, end: range.end };
}
