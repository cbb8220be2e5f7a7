import { type RefObject, useEffect } from "react";
import type { Session } from "../runtime/index.ts";
import { useScreen } from "./hooks.ts";

const focusable = "input,textarea,select,button,a,[tabindex]";

interface FocusProps {
  readonly session: Session;
  /** What the screen stands in: another one on the page may have a node of the same id. */
  readonly root: RefObject<HTMLElement | null>;
}

/** Moves the focus when a step asks for it. */
export function RequestedFocus({ session, root }: FocusProps): null {
  const asked = useScreen(session, (store) => store.focus);
  useEffect(() => {
    const node = asked && root.current?.querySelector<HTMLElement>(`[data-node="${asked.node}"]`);
    // A widget of several controls marks the one that the user has to see to.
    if (node)
      (node.matches(focusable)
        ? node
        : (node.querySelector<HTMLElement>("[data-focus]") ?? node.querySelector<HTMLElement>(focusable))
      )?.focus();
  }, [asked, root]);
  return null;
}
