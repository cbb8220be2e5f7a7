import type { Session } from "../runtime/index.ts";

/** Some places have no `navigator`, or one that does not say. */
export const isOnline = (): boolean => typeof navigator === "undefined" || navigator.onLine !== false;

/**
 * Passes on to an open screen what happens to its page: the connection comes and goes, another tab stores something, the user is back.
 * Gives the function that ends this. On a server nothing happens.
 */
export function watchPage(session: Session): () => void {
  if (typeof window === "undefined") return () => undefined;
  const look = (): void => {
    session.setOnline(isOnline());
    session.refresh();
  };
  const turn = (): void => {
    look();
    session.returned();
  };
  const watched = [
    [window, "online", look],
    [window, "offline", look],
    [window, "storage", look],
    [document, "visibilitychange", turn],
  ] as const;
  for (const [target, event, run] of watched) target.addEventListener(event, run);
  return () => {
    for (const [target, event, run] of watched) target.removeEventListener(event, run);
  };
}
