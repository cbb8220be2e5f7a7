/** Drawings, as strokes on a square of 24; size and colour follow the text around them. Hidden from screen readers: the control around one carries the name. */
import type { ReactElement } from "react";

/** Icons that widgets share. */
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

/**
 * Draws an icon that widgets share, as large as the text around it and in its colour; its shape is in the style sheet. It is hidden from
 * screen readers: the control around it carries the name.
 *
 * @example <button type="button" aria-label={labels.close}><Icon name="close" /></button>
 */
export function Icon({ name }: { readonly name: IconName }): ReactElement {
  return <span className={`ly-icon ly-sign ly-sign-${name}`} aria-hidden="true" />;
}
