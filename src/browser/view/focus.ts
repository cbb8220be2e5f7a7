import { type RefObject, useEffect } from "react";

/** Focuses the heading as soon as there is one, unless something has the focus already. `state` is undefined when the focus stays. */
export function useHeadingFocus(main: RefObject<HTMLElement | null>, state: string | undefined): void {
  useEffect(() => {
    const heading = state && main.current?.querySelector("h1");
    if (!heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [main, state]);
}
