import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./site-footer.module.css";

export function SiteFooter({ root, children }: WidgetProps<"site-footer">): ReactElement {
  return (
    <footer {...root} className={styles.root}>
      {children}
    </footer>
  );
}
