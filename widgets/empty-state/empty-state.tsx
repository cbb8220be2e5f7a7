import type { ReactElement } from "react";
import type { WidgetProps } from "#widget-types";
import * as styles from "./empty-state.module.css";

export function EmptyState({ root, title, text, slots }: WidgetProps<"empty-state">): ReactElement {
  return (
    <div {...root} className={styles.root}>
      <h2>{title}</h2>
      {text && <p className="hint">{text}</p>}
      {slots?.action}
    </div>
  );
}
