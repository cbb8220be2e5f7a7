import { InlineIcon } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./empty-state.module.css";

/** What stands on a slip in place of its lines. */
const drawings = {
  slip: "M9 8h6M9 12h2",
  lost: "M9.5 8c0-3.5 5-3.3 5-.2 0 2-2.5 2.2-2.5 3.5M12 14.5v.1",
  paid: "M9 9.5l2.2 2.2L15 7.5",
};

export function EmptyState({ root, title, text, drawing = "slip", slots }: WidgetProps<"empty-state">): ReactElement {
  return (
    <div {...root} className={styles.root} data-drawing={drawing}>
      <InlineIcon path={`M5 3h14v9a2 2 0 0 0 0 4v5H5v-5a2 2 0 0 0 0-4z${drawings[drawing]}`} />
      <h2>{title}</h2>
      {text && <p className="ly-hint">{text}</p>}
      {slots?.action}
    </div>
  );
}
