import type { ReactElement } from "react";
import { classes } from "#widget-kit";
import type { WidgetProps } from "#widget-types";
import * as styles from "./bottom-bar.module.css";

export function BottomBar({ root, stays, children }: WidgetProps<"bottom-bar">): ReactElement {
  return (
    <div {...root} className={classes(styles.root, stays && styles.stays)}>
      {children}
    </div>
  );
}
