import type { ReactElement } from "react";
import type { WidgetProps } from "#widget-types";
import * as styles from "./quote.module.css";

export function Quote({ root, label, text, max = 0 }: WidgetProps<"quote">): ReactElement {
  return (
    <div {...root} className={styles.root}>
      {label && <h2 className="label">{label}</h2>}
      <p className={styles.text}>{text}</p>
      {max > 0 && <p className={styles.counter}>{`${Array.from(text).length}/${max}`}</p>}
    </div>
  );
}
