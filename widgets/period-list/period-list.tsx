import { FieldError, PagedRows } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./period-list.module.css";
import { PeriodRow } from "./period-row.tsx";

export function PeriodList(props: WidgetProps<"period-list">): ReactElement {
  const { root, id, label, periods, amounts, notes, tones, locked, value = 0, invalid, onChange, slots } = props;
  return (
    <fieldset {...root} aria-describedby={invalid && `${id}-error`}>
      <legend className="ly-label">{label}</legend>
      <FieldError id={`${id}-error`} text={invalid} />
      {slots?.all && <div className={styles.all}>{slots.all}</div>}
      <PagedRows
        className={styles.rows}
        entries={periods}
        keyOf={({ periodNo }) => periodNo}
        row={(period, index) => (
          <PeriodRow
            period={period}
            amount={amounts?.[index] ?? period.amountText}
            note={notes?.[index]}
            tone={tones?.[index]}
            index={index}
            isChosen={index < value && period.canClick === 1}
            locked={locked}
            onChange={onChange}
          />
        )}
      />
    </fieldset>
  );
}
