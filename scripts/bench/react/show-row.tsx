import type { ReactElement, ReactNode } from "react";
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
      <label className={`ly-row ${styles.row}`}>
        <input
          type="checkbox"
          className="ly-cover"
          checked={isChosen}
          disabled={period.canClick !== 1}
          onChange={() => onToggle(index, isChosen)}
        />
        <span className="ly-mark" />
        <span className={`ly-row-words ${styles.words}`}>
          <span className={styles.amount}>{`Rp ${period.amountText}`}</span>
          <span className={styles.due}>
            {period.dueTime}
            {" · "}
            <span className={period.periodStatus === 500 ? styles.dark : undefined}>{period.repayDes}</span>
          </span>
        </span>
      </label>
    </li>
  );
}

export function Rows({ label, children }: { readonly label: string; readonly children?: ReactNode }): ReactElement {
  return (
    <fieldset>
      <legend className="ly-label">{label}</legend>
      <ul className="ly-rows">{children}</ul>
    </fieldset>
  );
}
