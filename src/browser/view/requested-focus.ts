import { useEffect } from "react";
import type { Session } from "../runtime/index.ts";
import { useScreen } from "./hooks.ts";

const focusable = "input,textarea,select,button,a,[tabindex]";

/** Moves the focus when a step asks for it. */
export function RequestedFocus({ session }: { readonly session: Session }): null {
  const asked = useScreen(session, (store) => store.focus);
  useEffect(() => {
    const node = asked && document.querySelector<HTMLElement>(`[data-node="${asked.node}"]`);
    // A widget of several controls marks the one that the user has to see to.
    if (node)
      (node.matches(focusable)
        ? node
        : (node.querySelector<HTMLElement>("[data-focus]") ?? node.querySelector<HTMLElement>(focusable))
      )?.focus();
  }, [asked]);
  return null;
}
