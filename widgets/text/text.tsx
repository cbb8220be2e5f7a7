import type { ReactElement } from "react";
import { classes, type WidgetProps } from "../../src/view/widget-kit.ts";
import styles from "./text.module.css";

export function Text({ root, text, kind = "body", tone = "normal" }: WidgetProps<"text">): ReactElement {
  return (
    <p {...root} className={classes(styles.root, styles[kind], styles[tone])}>
      {text}
    </p>
  );
}
