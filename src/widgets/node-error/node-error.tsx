import { Icon, useLabels } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./node-error.module.css";

export function NodeError({ root, text, on }: WidgetProps<"node-error">): ReactElement {
  const labels = useLabels();
  return (
    <div {...root} className={styles.root}>
      <Icon name="alert" />
      <p className={styles.text}>{text || labels.partFailed}</p>
      {on?.retry && (
        <button type="button" className="ly-btn ly-btn-text" onClick={() => on.retry?.()}>
          {labels.retry}
        </button>
      )}
    </div>
  );
}
