// Whether a node and all nodes around it are shown.
import type { CompiledNode } from "../session/compile-nodes.ts";

/** Undefined when the nodes do not have it. */
export function isShownIn(nodes: readonly CompiledNode[], id: string): boolean | undefined {
  for (const node of nodes) {
    if (node.plan.id === id) return node.isShown();
    const inner = isShownIn([node.children, ...Object.values(node.slots)].flat(), id);
    if (inner !== undefined) return inner && node.isShown();
  }
  return undefined;
}
