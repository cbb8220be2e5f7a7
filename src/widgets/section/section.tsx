import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./section.module.css";

export function Section({ root, id, title, text, slots, children }: WidgetProps<"section">): ReactElement {
  return (
    <section {...root} className={styles.root} aria-labelledby={title ? `${id}-title` : undefined}>
      {(title || slots?.action) && (
        <div className={styles.head}>
          {title && (
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
          )}
          {slots?.action}
        </div>
      )}
      {text && <p className="ly-hint">{text}</p>}
      {children}
    </section>
  );
}
