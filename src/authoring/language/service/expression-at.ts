// What stands before the cursor in an expression: a path, and the list functions around it.

import { checkExpression, type Names, type Type, types } from "../../../core/expression/index.ts";

export interface ExpressionCursor {
  /** The expression, without the braces of a template. */
  readonly text: string;
  /** Offset of the cursor in it. */
  readonly at: number;
  /** Offset of the expression in the whole text. */
  readonly from: number;
}

/** The expression around an offset of a text; undefined outside every placeholder. */
export function findExpression(text: string, offset: number, kind: "expression" | "template"): ExpressionCursor | undefined {
  if (kind === "expression") return { text, at: offset, from: 0 };
  let open = -1;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (open < 0 && at >= offset) break;
    if ((letter === "{" || letter === "}") && text[at + 1] === letter && open < 0) at += 1;
    else if (letter === "{" && open < 0) open = at + 1;
    else if (letter === "}" && open >= 0) {
      if (offset >= open && offset <= at) return { text: text.slice(open, at), at: offset - open, from: open };
      open = -1;
    }
  }
  return open >= 0 && offset >= open ? { text: text.slice(open), at: offset - open, from: open } : undefined;
}

const closing: { readonly [sign: string]: string } = { ")": "(", "]": "[" };

/** Where the path begins that ends before an offset: names, points, and what stands in brackets. */
export function pathStart(text: string, end: number): number {
  let at = end;
  while (at > 0) {
    const letter = text[at - 1] ?? "";
    const opening = closing[letter];
    if (opening !== undefined) {
      let depth = 0;
      do {
        at -= 1;
        if (text[at] === letter) depth += 1;
        else if (text[at] === opening) depth -= 1;
      } while (depth > 0 && at > 0);
    } else if (/[\w.]/.test(letter)) at -= 1;
    else break;
  }
  return at;
}

export function typeOfPath(text: string, names: Names): Type | undefined {
  const { type, errors } = checkExpression(text, names);
  return errors.length > 0 ? undefined : type;
}

const listFunction = /\.(?:filter|map|sum|count|exists|all|find)$/;

/** What a list function that opens at an offset lets the expressions in its brackets read beside the names around it. */
function rootsInside(text: string, open: number, names: Names): Names["roots"] {
  const before = text.slice(pathStart(text, open), open);
  const item = listFunction.test(before) ? typeOfPath(before.replace(listFunction, ""), names)?.list : undefined;
  if (item === undefined) return {};
  const own = /^\(\s*([A-Za-z_]\w*)\s*,/.exec(text.slice(open))?.[1];
  if (own !== undefined) return { [own]: item };
  const fields = item.obj?.props ?? {};
  return Object.fromEntries(Object.keys(fields).map((name) => [name, fields[name] ?? types.any]));
}

/** The names, with those of the entries that the list functions around an offset look at. */
export function namesInside(text: string, at: number, names: Names): Names {
  const opened: number[] = [];
  for (let index = 0; index < at; index++) {
    if (text[index] === "(") opened.push(index);
    else if (text[index] === ")") opened.pop();
  }
  let around = names;
  for (const open of opened) around = { ...around, roots: { ...around.roots, ...rootsInside(text, open, around) } };
  return around;
}
