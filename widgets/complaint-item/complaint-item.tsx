import type { ReactElement } from "react";
import { Icon } from "#widget-kit";
import type { WidgetProps } from "#widget-types";
import * as styles from "./complaint-item.module.css";

export function ComplaintItem({ root, complaint, busy, on }: WidgetProps<"complaint-item">): ReactElement {
  const { time, type, content } = complaint;
  return (
    <button {...root} type="button" className={styles.root} aria-disabled={busy} onClick={busy ? undefined : () => on?.tap?.()}>
      <span className={styles.words}>
        <span className={styles.type}>{type || "–"}</span>
        <span className={styles.content}>{content}</span>
        <span className={styles.time}>{time}</span>
      </span>
      <Icon name="next" />
    </button>
  );
}
