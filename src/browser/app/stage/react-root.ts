/** React's renderer, which a page has after its content. */
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root, type RootOptions } from "react-dom/client";

/** Shows a view at once, and gives what shows another one. With `isTaken` it is what stands in the page already. */
export function openRoot(element: HTMLElement, view: ReactNode, options: RootOptions, isTaken: boolean): (view: ReactNode) => void {
  const open = (): Root => (isTaken ? hydrateRoot(element, view, options) : createRoot(element, options));
  const root = flushSync(open);
  const show = (next: ReactNode): void => flushSync(() => root.render(next));
  if (!isTaken) show(view);
  return show;
}
