import type { ReactElement } from "react";
import { Icon, useLabels, type WidgetProps } from "#widget-kit";
import styles from "./part-failed.module.css";

export function PartFailed({ root, text, on }: WidgetProps<"part-failed">): ReactElement {
  const labels = useLabels();
  return (
    <div {...root} className={styles.root}>
      <Icon name="alert" />
      <p className={styles.text}>{text || labels.partFailed}</p>
      {on?.retry && (
        <button type="button" className="btn btn-text" onClick={() => on.retry?.()}>
          {labels.retry}
        </button>
      )}
    </div>
  );
}
