import { useSyncExternalStore } from "react";
import type { ScreenStore, Session } from "../runtime/index.ts";

/**
 * Subscribes to one part of the screen's store; the component renders again when that part is a different value. `without` stands for
 * it on a page without React, and while React takes such a page over: for what only a mounted component can show.
 */
export function useScreen<T>(session: Session, select: (store: ScreenStore) => T, without?: T): T {
  const read = (): T => select(session.store.getState());
  return useSyncExternalStore(session.store.subscribe, read, without === undefined ? read : () => without);
}
