import type { ReactElement } from "react";
import { Icon, waitingId } from "#widget-kit";
import type { WidgetProps } from "#widget-types";

export function IconButton({ root, label, icon, busy, waiting, kit, on }: WidgetProps<"icon-button">): ReactElement {
  return (
    <button
      {...root}
      type="button"
      className="btn btn-text"
      aria-label={label}
      aria-disabled={busy}
      aria-describedby={waiting && waitingId(kit)}
      aria-busy={busy}
      onClick={busy ? undefined : () => on?.tap?.()}
    >
      <Icon name={icon} />
    </button>
  );
}
