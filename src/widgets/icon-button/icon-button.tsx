import { Icon, waitingId } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";

export function IconButton({ root, label, icon, busy, waiting, kit, on }: WidgetProps<"icon-button">): ReactElement {
  return (
    <button
      {...root}
      type="button"
      className="ly-btn ly-btn-text"
      aria-label={label}
      aria-disabled={busy}
      aria-describedby={waiting && waitingId(kit)}
      aria-busy={(busy && !waiting) || undefined}
      onClick={busy ? undefined : () => on?.tap?.()}
    >
      <Icon name={icon} />
    </button>
  );
}
