// The compiled form of a tree whose names nobody has looked up: every bare name is a path from a root of that name.

import { maxAstDepth, maxAstNodes } from "../limits.ts";
import { loopNames } from "../loop-names.ts";
import type { Ast } from "./ast.ts";
import type { CallNode, FieldNode, NameNode, Syntax } from "./syntax.ts";

// The names given to items, innermost first.
type Items = readonly (string | undefined)[];

export function addField(of: Ast, name: string): Ast {
  const isPath = Array.isArray(of) && (of[0] === "." || of[0] === "^");
  return isPath ? [...of, name] : ["[", of, name];
}

export interface LoopParts {
  readonly list: Syntax;
  readonly item?: string;
  readonly body?: Syntax;
}

export function readLoop({ values }: CallNode): LoopParts | null {
  const [list, first, second] = values;
  if (!list || values.length > 3) return null;
  if (!second) return first ? { list, body: first } : { list };
  return first?.kind === "name" ? { list, item: first.name, body: second } : null;
}

function nameToAst(node: NameNode, items: Items): Ast {
  const outward = items.indexOf(node.name);
  if (outward >= 0) return ["^", outward];
  return node.name === "index" && items.length ? ["#", 0] : [".", node.name];
}

function callToAst(node: CallNode, items: Items): Ast {
  const loop = loopNames.includes(node.name) ? readLoop(node) : null;
  if (!loop) return ["f", node.name, ...node.values.map((value) => toAst(value, items))];
  const body = loop.body ? [toAst(loop.body, [loop.item, ...items])] : [];
  return [node.name, toAst(loop.list, items), ...body];
}

function fieldToAst(node: FieldNode, items: Items): Ast {
  return addField(toAst(node.of, items), node.name);
}

export function toAst(node: Syntax, items: Items = []): Ast {
  switch (node.kind) {
    case "literal":
      return node.value;
    case "name":
      return nameToAst(node, items);
    case "field":
      return fieldToAst(node, items);
    case "index":
      return ["[", toAst(node.of, items), toAst(node.key, items)];
    case "list":
      return ["[]", ...node.items.map((item) => toAst(item, items))];
    case "unary":
      return [node.op === "-" ? "neg" : "!", toAst(node.of, items)];
    case "binary":
      return [node.op, toAst(node.left, items), toAst(node.right, items)];
    case "choice":
      return ["?:", toAst(node.test, items), toAst(node.yes, items), toAst(node.no, items)];
    case "call":
      return callToAst(node, items);
  }
}

interface Measure {
  readonly depth: number;
  readonly nodes: number;
}

function measure(ast: unknown): Measure {
  if (!Array.isArray(ast)) return { depth: 1, nodes: 1 };
  // Names and positions inside these are no nodes of their own.
  if (ast[0] === "." || ast[0] === "^" || ast[0] === "#") return { depth: 1, nodes: 1 };
  const parts = ast.slice(ast[0] === "f" ? 2 : 1).map(measure);
  return parts.reduce((all, part) => ({ depth: Math.max(all.depth, part.depth + 1), nodes: all.nodes + part.nodes }), {
    depth: 1,
    nodes: 1,
  });
}

export function exceedsLimits(ast: Ast): boolean {
  const { depth, nodes } = measure(ast);
  return depth > maxAstDepth || nodes > maxAstNodes;
}
