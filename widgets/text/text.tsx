import type { ReactElement } from "react";
import type { WidgetProps } from "#widget-types";
import * as styles from "./text.module.css";

export function Text({ root, text, kind = "body", tone = "normal", live }: WidgetProps<"text">): ReactElement {
  return (
    <p {...root} className={styles.root} data-kind={kind} data-tone={tone} role={live ? "status" : undefined}>
      {live ? (
        <span key={text} className="changed">
          {text}
        </span>
      ) : (
        text
      )}
    </p>
  );
}
