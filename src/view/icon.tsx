/** The few drawings that widgets share, as strokes on a square of 24; size and colour follow the text around them. */
import type { ReactElement } from "react";

const drawings = {
  back: "M15 5l-7 7 7 7",
  close: "M6 6l12 12M18 6L6 18",
  chevron: "M6 9l6 6 6-6",
  next: "M9 5l7 7-7 7",
  check: "M5 12.5l5 5L19.5 7",
  plus: "M12 5v14M5 12h14",
  camera: "M4 8h3.5L9.5 5h5l2 3H20v11H4zM15.5 13a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0z",
  retry: "M20 5v5h-5M19.5 10A8 8 0 1 0 20 14",
  star: "M12 3l2.8 5.8 6.2.9-4.5 4.4 1.1 6.3L12 17.4 6.4 20.4l1.1-6.3L3 9.7l6.2-.9z",
  alert: "M12 4L2.5 20h19zM12 10v5M12 17.5v.1",
  info: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 11v5.5M12 7.5v.1",
  clock: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 7v5l3.5 2",
  document: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  trash: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
} as const;

export type IconName = keyof typeof drawings;

/** Draws one icon. It is hidden from screen readers: the control around it carries the name. */
export function Icon({ name }: { readonly name: IconName }): ReactElement {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  );
}
