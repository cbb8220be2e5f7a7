import type { ReactElement } from "react";
import { Breakable, Icon } from "#widget-kit";
import type { WidgetProps } from "#widget-types";
import * as styles from "./complaint-item.module.css";

export function ComplaintItem({ root, complaint, state = "", sent = "", busy, on }: WidgetProps<"complaint-item">): ReactElement {
  const { time, type, content } = complaint;
  return (
    <button {...root} type="button" className={styles.root} aria-disabled={busy} onClick={busy ? undefined : () => on?.tap?.()}>
      <span className={styles.words}>
        <span className={styles.head}>
          <span className={styles.type}>{type || "–"}</span>
          {state && <span className="tag tone-neutral">{state}</span>}
        </span>
        <span className={styles.content}>{content}</span>
        <span className={styles.time}>
          <Breakable text={sent || time} />
        </span>
      </span>
      <Icon name="next" />
    </button>
  );
}
