import type { CompiledNode, ScreenStore, Session } from "../../runtime/index.ts";

interface NodeSubscription {
  readonly session: Session;
  /** The store from which the node was rendered. */
  readonly rendered: ScreenStore;
  onChange(): void;
}

/** Calls `onChange` after each write to what the node reads, and at once when there was one since it was rendered. Returns the function that unsubscribes. */
export function subscribeNode(node: CompiledNode, { session, rendered, onChange }: NodeSubscription): (() => void) | undefined {
  if (!node.isLive) return undefined;
  const unsubscribe = session.subscribe(node.paths, onChange);
  if (session.store.getState() !== rendered) onChange();
  return unsubscribe;
}
