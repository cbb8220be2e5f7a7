/** Drawings, as strokes on a square of 24; size and colour follow the text around them. Hidden from screen readers: the control around one carries the name. */
import type { ReactElement } from "react";

export type IconName =
  | "back"
  | "close"
  | "chevron"
  | "next"
  | "check"
  | "retry"
  | "alert"
  | "info"
  | "bank"
  | "calendar"
  | "card"
  | "chat"
  | "copy"
  | "document"
  | "external"
  | "flag"
  | "mail"
  | "phone"
  | "plus"
  | "share"
  | "store";

/** Draws an icon that widgets share; its shape is in the style sheet. */
export function Icon({ name }: { readonly name: IconName }): ReactElement {
  return <span className={`ly-icon ly-sign ly-sign-${name}`} aria-hidden="true" />;
}
