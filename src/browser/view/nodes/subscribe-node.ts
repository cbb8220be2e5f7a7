import type { CompiledNode, ScreenStore, Session } from "../../runtime/index.ts";

interface NodeSubscription {
  readonly session: Session;
  /** The store that the node was rendered from. */
  readonly rendered: ScreenStore;
  onChange(): void;
}

/** Calls `onChange` after each write that the node reads, and at once when one came since it was rendered. Returns what ends it. */
export function subscribeNode(node: CompiledNode, { session, rendered, onChange }: NodeSubscription): (() => void) | undefined {
  if (!node.isLive) return undefined;
  const unsubscribe = session.subscribe(node.paths, onChange);
  if (session.store.getState() !== rendered) onChange();
  return unsubscribe;
}
