import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./fine-row.module.css";

export function FineRow({ root, title, amount }: WidgetProps<"fine-row">): ReactElement {
  return (
    <p {...root} className={styles.root}>
      <span>{title}</span>
      <span className="ly-tabular">{amount}</span>
    </p>
  );
}
