import { useSyncExternalStore } from "react";
import type { ScreenStore, Session } from "../runtime/index.ts";

/** Subscribes to one part of the screen's store; the component renders again when that part is a different value. */
export function useScreen<T>(session: Session, select: (store: ScreenStore) => T): T {
  const read = (): T => select(session.store.getState());
  return useSyncExternalStore(session.store.subscribe, read, read);
}
