import type { ReactElement } from "react";

/** Draws what a widget has for itself alone, so that it comes with that widget. */
export function Drawing({ path }: { readonly path: string }): ReactElement {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
