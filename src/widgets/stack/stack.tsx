import { classes } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./stack.module.css";

export function Stack({ root, direction = "column", gap = "normal", card, children }: WidgetProps<"stack">): ReactElement {
  return (
    <div {...root} className={classes(styles.root, card && "ly-slip")} data-direction={direction} data-gap={gap}>
      {children}
    </div>
  );
}
