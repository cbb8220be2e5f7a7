import type { ReactElement } from "react";
import type { WidgetProps } from "../../src/view/widget-kit.ts";
import styles from "./text.module.css";

export function Text({ root, text, kind = "body", tone = "normal" }: WidgetProps<"text">): ReactElement {
  return (
    <p {...root} className={styles.root} data-kind={kind} data-tone={tone}>
      {text}
    </p>
  );
}
