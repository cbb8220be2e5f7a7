import { classes } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./bottom-bar.module.css";

export function BottomBar({ root, stays, children }: WidgetProps<"bottom-bar">): ReactElement {
  return (
    <div {...root} className={classes(styles.root, stays && styles.stays)}>
      {children}
    </div>
  );
}
