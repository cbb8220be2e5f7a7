import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./main-content.module.css";

export function MainContent({ root, layout = "column", children }: WidgetProps<"main-content">): ReactElement {
  return (
    <main {...root} className={styles.root} data-layout={layout}>
      {children}
    </main>
  );
}
