import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./plan-list.module.css";

export function PlanList({ root, id, label, plans, amounts }: WidgetProps<"plan-list">): ReactElement {
  return (
    <section {...root} hidden={plans.length === 0} aria-labelledby={`${id}-label`}>
      <h2 id={`${id}-label`}>{label}</h2>
      <ol className={styles.rows}>
        {plans.map(({ title, description, pay_time }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be alike, and they do not move
          <li key={`${index} ${title}`} className={styles.row} data-entry="">
            <p className={styles.title}>{title}</p>
            <p className={styles.amount}>{amounts[index]}</p>
            {description && <p className="ly-hint">{description}</p>}
            {pay_time && <p className="ly-hint">{pay_time}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
