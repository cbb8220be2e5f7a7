import { type ReactElement, useCallback, useId, useLayoutEffect, useRef, useState } from "react";
import { FieldError, ListSentinel } from "#widget-kit";
import type { WidgetProps } from "#widget-types";
import { PeriodGroup } from "./period-group.tsx";
import * as styles from "./period-list.module.css";

/** Rows put on the page at once; more follow when their end comes near the view. */
const page = 30;
/** Rows that render together. */
const groupSize = 30;

export function PeriodList({
  root,
  label,
  periods,
  amounts,
  notes,
  tones,
  locked,
  value = 0,
  invalid,
  onChange,
}: WidgetProps<"period-list">): ReactElement {
  const id = useId();
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
    <fieldset {...root} aria-describedby={invalid && id}>
      <legend className="label">{label}</legend>
      <FieldError id={id} text={invalid} />
      <ul className={`rows ${styles.rows}`}>
        {Array.from({ length: Math.ceil(Math.min(shown, periods.length) / groupSize) }, (_, place) => (
          <PeriodGroup
            // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place in the list
            key={place}
            periods={periods}
            amounts={amounts}
            notes={notes}
            tones={tones}
            locked={locked}
            from={place * groupSize}
            to={(place + 1) * groupSize}
            // The same number for each group that is chosen as a whole, or not at all, so that a tap redraws one group.
            chosen={Math.min(Math.max(value, place * groupSize), (place + 1) * groupSize)}
            onToggle={toggle}
          />
        ))}
      </ul>
      {periods.length > shown && <ListSentinel key={shown} onNear={grow} />}
    </fieldset>
  );
}
