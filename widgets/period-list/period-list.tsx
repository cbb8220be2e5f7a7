import { type ReactElement, useCallback, useLayoutEffect, useRef, useState } from "react";
import { End, type WidgetProps } from "../../src/view/widget-kit.ts";
import styles from "./period-list.module.css";
import { PeriodRow } from "./period-row.tsx";

/** Rows put on the page at once; more follow when their end comes near the view. */
const page = 30;

export function PeriodList({ root, label, periods, amountPrefix = "", value = 0, onChange }: WidgetProps<"period-list">): ReactElement {
  const [shown, setShown] = useState(page);
  const grow = useCallback(() => setShown((count) => count + page), []);
  // One handler for the life of the list: a tap redraws the rows whose mark changes and no other.
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });
  const toggle = useCallback((index: number) => {
    const isChosen = index < latest.current.value;
    latest.current.onChange?.(isChosen ? index : index + 1);
  }, []);
  return (
    <fieldset {...root}>
      <legend className="label">{label}</legend>
      <ul className={styles.rows}>
        {periods.slice(0, shown).map((period, index) => (
          <PeriodRow key={period.periodNo} period={period} index={index} prefix={amountPrefix} isChosen={index < value} onToggle={toggle} />
        ))}
      </ul>
      {periods.length > shown && <End key={shown} onNear={grow} />}
    </fieldset>
  );
}
