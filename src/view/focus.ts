/** Where the focus goes without a borrower's doing: to the heading of a new screen, and to the node that a flow names. */
import { type RefObject, useEffect } from "react";
import type { Session } from "../runtime/index.ts";
import { useScreen } from "./hooks.ts";

const focusable = "input,textarea,select,button,a,[tabindex]";

/** Focuses the heading as soon as there is one, unless the focus is somewhere already. `state` is undefined when it stays where it is. */
export function useHeadingFocus(main: RefObject<HTMLElement | null>, state: string | undefined): void {
  useEffect(() => {
    const heading = state && main.current?.querySelector("h1");
    if (!heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [main, state]);
}

/** Follows the `focus` steps of flows. */
export function useAskedFocus(main: RefObject<HTMLElement | null>, session: Session): void {
  const asked = useScreen(session, (store) => store.focus);
  useEffect(() => {
    if (!asked) return;
    const node = main.current?.querySelector<HTMLElement>(`[data-node="${asked.node}"]`);
    (node?.matches(focusable) ? node : node?.querySelector<HTMLElement>(focusable))?.focus();
  }, [main, asked]);
}
