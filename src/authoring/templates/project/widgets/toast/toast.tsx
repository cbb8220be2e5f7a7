import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import styles from "./toast.module.css";

export function Toast({ root, text, tone = "info" }: WidgetProps<"toast">): ReactElement {
  return (
    <p {...root} className={styles.root} role={tone === "failure" ? "alert" : "status"}>
      {text}
    </p>
  );
}
