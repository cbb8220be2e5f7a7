import type { ReactElement } from "react";
import type { WidgetProps } from "#widget-kit";
import styles from "./main-part.module.css";

export function MainPart({ root, children }: WidgetProps<"main-part">): ReactElement {
  return (
    <main {...root} className={styles.root}>
      {children}
    </main>
  );
}
