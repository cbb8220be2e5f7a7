import { Breakable, classes, Icon, toneIconOf } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./complaint-item.module.css";

export function ComplaintItem({
  root,
  complaint,
  state = "",
  tone = "neutral",
  sent = "",
  busy,
  on,
}: WidgetProps<"complaint-item">): ReactElement {
  const sign = toneIconOf(tone);
  const { time, type, content } = complaint;
  return (
    <button {...root} type="button" className={styles.root} aria-disabled={busy} onClick={busy ? undefined : () => on?.tap?.()}>
      <span className={styles.words}>
        <span className={styles.head}>
          <span className={styles.type}>{type || "–"}</span>
          {state && (
            <span className={classes("ly-tag", `ly-tone-${tone}`)}>
              {sign && <Icon name={sign} />}
              {state}
            </span>
          )}
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
