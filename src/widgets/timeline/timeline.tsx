import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./timeline.module.css";

export function Timeline({ root, id, label, steps, done = 0 }: WidgetProps<"timeline">): ReactElement {
  return (
    <section {...root} className={styles.root} hidden={steps.length === 0} aria-labelledby={`${id}-label`}>
      <h2 id={`${id}-label`} className="ly-label">
        {label}
      </h2>
      <ol>
        {steps.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be alike, and they do not move
          <li key={`${place} ${step}`} className={place < done ? styles.over : styles.step}>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
