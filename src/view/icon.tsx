/** The few drawings that widgets share, as strokes on a square of 24; size and colour follow the text around them. */
import type { ReactElement } from "react";

const drawings = {
  back: "M15 5l-7 7 7 7",
  close: "M6 6l12 12M18 6L6 18",
  chevron: "M6 9l6 6 6-6",
  next: "M9 5l7 7-7 7",
  check: "M5 12.5l5 5L19.5 7",
  retry: "M20 5v5h-5M19.5 10A8 8 0 1 0 20 14",
  alert: "M12 4L2.5 20h19zM12 10v5M12 17.5v.1",
  info: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 11v5.5M12 7.5v.1",
  document: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
} as const;

export type IconName = keyof typeof drawings;

/** Draws one icon. It is hidden from screen readers: the control around it carries the name. */
export function Icon({ name }: { readonly name: IconName }): ReactElement {
  return <Drawing path={drawings[name]} />;
}

/** Draws what a widget has for itself alone, so that it comes with that widget. */
export function Drawing({ path }: { readonly path: string }): ReactElement {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
