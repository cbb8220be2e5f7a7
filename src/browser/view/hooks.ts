import { useSyncExternalStore } from "react";
import type { ScreenStore, Session } from "../runtime/index.ts";

/** What stands early for what only a mounted component can show. */
export const nothing = (): null => null;

type Select<T> = (store: ScreenStore) => T;

/**
 * Subscribes to one part of the screen's store; the component renders again when that part is a different value. `early` is what stands
 * for it on a page without React, and while React takes such a page over.
 */
export function useScreen<T>(session: Session, select: Select<T>, early = select): T {
  const of = (part: Select<T>) => (): T => part(session.store.getState());
  return useSyncExternalStore(session.store.subscribe, of(select), of(early));
}
