import type { ReactElement } from "react";
import { classes, type WidgetProps } from "#widget-kit";
import styles from "./stack.module.css";

export function Stack({ root, direction = "column", gap = "normal", card, children }: WidgetProps<"stack">): ReactElement {
  return (
    <div {...root} className={classes(styles.root, card && "slip")} data-direction={direction} data-gap={gap}>
      {children}
    </div>
  );
}
