/** Drawings, as strokes on a square of 24; size and colour follow the text around them. Hidden from screen readers: the control around one carries the name. */
import type { ReactElement } from "react";

export type IconName = "back" | "close" | "chevron" | "next" | "check" | "retry" | "alert" | "info" | "document";

/** Draws one of those that widgets share, which are in the style sheet. */
export function Icon({ name }: { readonly name: IconName }): ReactElement {
  return <span className={`icon sign sign-${name}`} aria-hidden="true" />;
}

/** Draws what a widget has for itself alone, so that it comes with that widget. */
export function Drawing({ path }: { readonly path: string }): ReactElement {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
