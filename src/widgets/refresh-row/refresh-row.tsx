import { label as fill, Icon, useLabels } from "layar/widget-kit";
import { type ReactElement, useRef } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./refresh-row.module.css";
import { usePull } from "./use-pull.ts";

export function RefreshRow({ root, time, busy, on }: WidgetProps<"refresh-row">): ReactElement {
  const labels = useLabels();
  const row = useRef<HTMLDivElement>(null);
  const refresh = () => {
    if (!busy) on?.refresh?.();
  };
  usePull(row, refresh);
  return (
    <div {...root} ref={row} data-pull="" className={styles.root}>
      <span className="ly-hint" role="status">
        {time && fill(labels.updated, { time })}
      </span>
      <button
        type="button"
        className="ly-btn ly-btn-text"
        aria-label={labels.refresh}
        aria-disabled={busy}
        aria-busy={busy}
        onClick={refresh}
      >
        <span className={styles.sign}>
          <Icon name="retry" />
        </span>
      </button>
    </div>
  );
}
