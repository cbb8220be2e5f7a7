import { type ReactElement, useId } from "react";
import type { WidgetProps } from "#widget-types";
import * as styles from "./section.module.css";

export function Section({ root, title, text, slots, children }: WidgetProps<"section">): ReactElement {
  const id = useId();
  return (
    <section {...root} className={styles.root} aria-labelledby={title ? id : undefined}>
      {(title || slots?.action) && (
        <div className={styles.head}>
          {title && (
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
          )}
          {slots?.action}
        </div>
      )}
      {text && <p className="hint">{text}</p>}
      {children}
    </section>
  );
}
