// How deep a tree is, found without recursion: what follows the parser walks trees by calling itself.

import type { Syntax } from "./syntax.ts";

function listParts(node: Syntax): readonly Syntax[] {
  switch (node.kind) {
    case "literal":
    case "name":
      return [];
    case "field":
    case "unary":
      return [node.of];
    case "index":
      return [node.of, node.key];
    case "list":
      return node.items;
    case "binary":
      return [node.left, node.right];
    case "choice":
      return [node.test, node.yes, node.no];
    case "call":
      return node.values;
  }
}

export function isDeeperThan(tree: Syntax, limit: number): boolean {
  const open = [{ node: tree, depth: 1 }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.depth > limit) return true;
    // A chain of fields is one path.
    const depth = next.node.kind === "field" ? next.depth : next.depth + 1;
    for (const node of listParts(next.node)) open.push({ node, depth });
  }
  return false;
}
