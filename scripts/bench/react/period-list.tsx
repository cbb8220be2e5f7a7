import { memo, type ReactElement, type ReactNode, useCallback } from "react";
import styles from "../../../widgets/period-list/period-list.module.css";
import type { Period } from "../page/subject.ts";

interface RowProps {
  readonly period: Period;
  readonly index: number;
  readonly isChosen: boolean;
  onToggle(index: number, isChosen: boolean): void;
}

/** One row without what decides when it is drawn again. */
export function showRow({ period, index, isChosen, onToggle }: RowProps): ReactElement {
  return (
    <li>
      <label className={`row ${styles.row}`}>
        <input
          type="checkbox"
          className="cover"
          checked={isChosen}
          disabled={period.canClick !== 1}
          onChange={() => onToggle(index, isChosen)}
        />
        <span className="mark" />
        <span className={`row-words ${styles.words}`}>
          <span className={styles.amount}>{`Rp ${period.amountText}`}</span>
          <span className={styles.due}>{period.dueTime}</span>
        </span>
        <span className={styles.states}>
          <span className={period.periodStatus === 500 ? `${styles.state} ${styles.dark}` : styles.state}>{period.repayDes}</span>
        </span>
      </label>
    </li>
  );
}

export const Row = memo(showRow);

export function Rows({ label, children }: { readonly label: string; readonly children?: ReactNode }): ReactElement {
  return (
    <fieldset>
      <legend className="label">{label}</legend>
      <ul className="rows">{children}</ul>
    </fieldset>
  );
}

interface PeriodListProps {
  readonly label: string;
  readonly periods: readonly Period[];
  readonly chosen: number;
  onChange(chosen: number): void;
}

/** `onChange` is expected to stay the same, so that only the rows whose mark changes are drawn. */
export function PeriodList({ label, periods, chosen, onChange }: PeriodListProps): ReactElement {
  const toggle = useCallback((index: number, isChosen: boolean) => onChange(isChosen ? index : index + 1), [onChange]);
  return (
    <Rows label={label}>
      {periods.map((period, index) => (
        <Row key={period.periodNo} period={period} index={index} isChosen={index < chosen} onToggle={toggle} />
      ))}
    </Rows>
  );
}
