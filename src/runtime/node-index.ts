// Finds nodes by id, and whether all that holds one is shown.
import type { RunNode } from "./prepare.ts";

export interface NodeIndex {
  add(nodes: readonly RunNode[], holders?: readonly RunNode[]): void;
  /** False when the node or one that holds it is hidden; true for a name that is not there. */
  isShown(id: string): boolean;
}

export function createNodeIndex(): NodeIndex {
  const chains = new Map<string, readonly RunNode[]>();
  const add: NodeIndex["add"] = (nodes, holders = []) => {
    for (const node of nodes) {
      const chain = [...holders, node];
      chains.set(node.plan.id, chain);
      for (const inner of [node.children, ...Object.values(node.slots)]) add(inner, chain);
    }
  };
  return { add, isShown: (id) => (chains.get(id) ?? []).every((node) => node.isShown()) };
}
