import type { ReactElement } from "react";
import { InlineIcon } from "#widget-kit";
import type { WidgetProps } from "#widget-types";
import * as styles from "./empty-state.module.css";

/** A slip with a question in place of its lines. */
const drawings = { lost: "M5 3h14v9a2 2 0 0 0 0 4v5H5v-5a2 2 0 0 0 0-4zM9.5 8c0-3.5 5-3.3 5-.2 0 2-2.5 2.2-2.5 3.5M12 14.5v.1" };

export function EmptyState({ root, title, text, drawing, slots }: WidgetProps<"empty-state">): ReactElement {
  return (
    <div {...root} className={styles.root}>
      {drawing && <InlineIcon path={drawings[drawing]} />}
      <h2>{title}</h2>
      {text && <p className="hint">{text}</p>}
      {slots?.action}
    </div>
  );
}
