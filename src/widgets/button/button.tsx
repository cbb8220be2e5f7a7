import { classes, waitingId } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./button.module.css";

export function Button({
  root,
  id,
  label,
  kind = "primary",
  wide = true,
  enabled = true,
  why,
  busy,
  busyText,
  waiting,
  kit,
  on,
}: WidgetProps<"button">): ReactElement {
  // It keeps the focus and its name while it does nothing, which `disabled` would take from it.
  const isInert = Boolean(busy) || !enabled;
  // One that waits for a response has sent nothing.
  const isSending = Boolean(busy) && !waiting;
  const reason = !busy && !enabled && why;
  return (
    <>
      {reason && (
        <small id={`${id}-why`} className={classes("ly-hint", styles.why)}>
          {reason}
        </small>
      )}
      <button
        {...root}
        type="button"
        className={classes("ly-btn", `ly-btn-${kind}`, wide && styles.wide, isSending && "ly-btn-says")}
        aria-disabled={isInert || undefined}
        aria-describedby={waiting ? waitingId(kit) : reason ? `${id}-why` : undefined}
        aria-busy={isSending || undefined}
        onClick={isInert ? undefined : () => on?.tap?.()}
      >
        {label}
        {isSending && (
          <span className="ly-btn-busy" aria-hidden="true">
            {busyText}
          </span>
        )}
      </button>
    </>
  );
}
