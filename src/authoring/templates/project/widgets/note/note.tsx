import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import styles from "./note.module.css";

export function Note({ root, text }: WidgetProps<"note">): ReactElement {
  return (
    <p {...root} className={styles.root} role="status">
      {text}
    </p>
  );
}
