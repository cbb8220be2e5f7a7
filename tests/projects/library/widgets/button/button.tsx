import { classes } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";

export function Button({ root, label, kind = "primary", enabled = true, busy, on }: WidgetProps<"button">): ReactElement {
  // It keeps the focus while it does nothing, which `disabled` would take from it.
  const isInert = Boolean(busy) || !enabled;
  return (
    <button
      {...root}
      type="button"
      className={classes("ly-btn", `ly-btn-${kind}`)}
      aria-disabled={isInert || undefined}
      aria-busy={busy}
      onClick={isInert ? undefined : () => on?.tap?.()}
    >
      {label}
    </button>
  );
}
