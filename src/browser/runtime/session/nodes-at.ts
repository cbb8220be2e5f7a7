// What a screen shows, and what it showed in a state that is over: a drawing is made of the plan and the state alone.
import type { Frame } from "../../../core/expression/evaluate/evaluate.ts";
import { readOwn } from "../../../core/json/index.ts";
import { defineComputedValues } from "../state/computed-values.ts";
import { createPathListeners } from "../state/path-listeners.ts";
import type { ScreenStore } from "../state/store.ts";
import { type CompiledNode, compileNodes } from "./compile-nodes.ts";
import { compilerOf } from "./create-session-context.ts";
import type { ScreenModule } from "./session-context.ts";

/** The nodes of a screen, and of its open dialog, as they were in a state. */
export function nodesAt(module: ScreenModule, seen: ScreenStore): readonly CompiledNode[] {
  const { body, dialogs, values } = module.plan;
  const compile = compilerOf(module);
  const dialog = readOwn(dialogs, seen.dialog ?? "");
  const computed = {};
  const scope = { ...seen, values: computed };
  defineComputedValues(computed, values, compile, { scope, computedListeners: createPathListeners() });
  return compileNodes([...body, ...(dialog?.body ?? []), ...(dialog?.actions ?? [])], scope, compile);
}

/** A node for each entry of its list; of one that is not repeated the frame is that of what is around it. */
export function framesOf(node: CompiledNode, outer?: Frame): readonly (Frame | undefined)[] {
  if (node.each === undefined) return [outer];
  const list = node.each(outer);
  return Array.isArray(list) ? list.map((item: unknown, index) => ({ item, index, outer })) : [];
}

export interface ShownNode {
  readonly node: CompiledNode;
  readonly frame?: Frame;
}

/** Those that are shown, each before what is in it. */
export function* shownIn(nodes: readonly CompiledNode[], outer?: Frame): Generator<ShownNode> {
  for (const node of nodes) for (const frame of framesOf(node, outer)) if (node.isShown(frame)) yield* shownWith({ node, frame });
}

/** A node that is shown, and what is shown in it. */
export function* shownWith(shown: ShownNode): Generator<ShownNode> {
  yield shown;
  const { slots, children } = shown.node;
  yield* shownIn([...Object.values(slots).flat(), ...children], shown.frame);
}
