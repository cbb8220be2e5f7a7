import type { RunNode, ScreenStore, Session } from "../../runtime/index.ts";

/** Calls `look` after each write that the node reads, and at once when there was one since `seen` was the store. Gives what ends it. */
export function follow(node: RunNode, { session, seen, look }: { readonly session: Session; readonly seen: ScreenStore; look(): void }) {
  if (!node.isLive) return undefined;
  const stop = session.subscribe(node.paths, look);
  if (session.store.getState() !== seen) look();
  return stop;
}
