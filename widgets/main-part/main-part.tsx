import type { ReactElement } from "react";
import type { WidgetProps } from "../../src/view/widget-kit.ts";
import styles from "./main-part.module.css";

export function MainPart({ root, children }: WidgetProps<"main-part">): ReactElement {
  return (
    <main {...root} className={styles.root}>
      {children}
    </main>
  );
}
