import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./text.module.css";

export function Text({ root, text, kind = "body", tone = "normal", live }: WidgetProps<"text">): ReactElement {
  return (
    <p {...root} className={styles.root} data-kind={kind} data-tone={tone} role={live ? "status" : undefined}>
      {text}
    </p>
  );
}
