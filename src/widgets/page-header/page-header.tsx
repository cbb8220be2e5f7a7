import { classes, Icon, useLabels } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./page-header.module.css";

export function PageHeader({ root, title, on, slots }: WidgetProps<"page-header">): ReactElement {
  const labels = useLabels();
  return (
    <header {...root} className={classes(styles.root, on?.back && styles.stays)}>
      {on?.back && (
        <button type="button" className={styles.back} aria-label={labels.back} onClick={() => on.back?.()}>
          <Icon name="back" />
        </button>
      )}
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {slots?.action}
    </header>
  );
}
