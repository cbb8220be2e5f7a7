import type { ReactElement } from "react";
import type { WidgetProps } from "#widget-types";
import * as styles from "./bottom-bar.module.css";

export function BottomBar({ root, children }: WidgetProps<"bottom-bar">): ReactElement {
  return (
    <div {...root} className={styles.root}>
      {children}
    </div>
  );
}
