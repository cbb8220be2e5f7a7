import type { ReactElement } from "react";
import type { WidgetProps } from "#widget-types";
import * as styles from "./site-header.module.css";

export function SiteHeader({ root, name, label, children }: WidgetProps<"site-header">): ReactElement {
  return (
    <header {...root} className={styles.root}>
      <p className="slip-name">
        <b>{name}</b>
      </p>
      <nav className={styles.links} aria-label={label}>
        {children}
      </nav>
    </header>
  );
}
