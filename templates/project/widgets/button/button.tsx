import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";

export function Button({ root, label, busy, busyText, on }: WidgetProps<"button">): ReactElement {
  // It keeps the focus while it does nothing, which `disabled` would take from it.
  return (
    <button
      {...root}
      type="button"
      className="ly-btn ly-btn-primary"
      aria-disabled={busy}
      aria-busy={busy}
      onClick={busy ? undefined : () => on?.tap?.()}
    >
      {busyText ?? label}
    </button>
  );
}
