/** Calls that can be sent before the rules of what they send have run. */
import { overlaps, recordOf } from "../../compiler/index.ts";
import { readsBelow } from "../queries/reads.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import { runEvents } from "./list-events.ts";

interface Unguarded {
  readonly pointer: string;
  readonly action: string;
  /** Ids of the nodes. */
  readonly names: readonly string[];
}

/** Where steps put what they pass on. */
const outlets = ["input", "params", "with", "url", "text"];

export function listUnguarded(index: ScreenIndex): Unguarded[] {
  const { nodes, steps, catalogue } = index;
  const validating = steps.flatMap(({ step }) => (step.do === "validate" ? [step.nodes] : []));
  // That no step runs the rules of a node at all is a problem of the node.
  const ruled = nodes.filter(
    ({ node }) =>
      node.bind !== undefined && (node.rules ?? []).length > 0 && validating.some((ids) => ids === undefined || ids.includes(node.id)),
  );
  if (ruled.length === 0) return [];
  const found = new Map<string, { readonly action: string; readonly names: Set<string> }>();
  runEvents(index, {
    step(step, pointer, { validated }) {
      if (recordOf(step).passesOn !== true || (step.do === "call" && catalogue.actions.get(step.action)?.reads === true)) return;
      const sent = outlets.flatMap((part) => readsBelow(index, `${pointer}/${part}`));
      for (const { node } of ruled) {
        if (validated.includes(node.id) || !sent.some((path) => overlaps(path, node.bind ?? ""))) continue;
        const known = found.get(pointer) ?? { action: step.do === "call" ? step.action : step.do, names: new Set<string>() };
        found.set(pointer, known);
        known.names.add(node.id);
      }
    },
  });
  return [...found].map(([pointer, { action, names }]) => ({ pointer, action, names: [...names] }));
}
