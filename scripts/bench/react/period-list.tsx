import { memo, type ReactElement, useCallback } from "react";
import styles from "../../../widgets/period-list/period-list.module.css";
import { countRender } from "../page/count.ts";
import type { Period } from "../page/subject.ts";
import { Icon } from "./parts.tsx";

interface RowProps {
  readonly period: Period;
  readonly index: number;
  readonly isChosen: boolean;
  onToggle(index: number, isChosen: boolean): void;
}

const Row = memo(({ period, index, isChosen, onToggle }: RowProps): ReactElement => {
  countRender("row");
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
        <span className="mark">{isChosen && <Icon name="check" />}</span>
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
});

interface PeriodListProps {
  readonly label: string;
  readonly periods: readonly Period[];
  readonly chosen: number;
  onChange(chosen: number): void;
}

/** `onChange` is expected to stay the same, so that only the rows whose mark changes are drawn. */
export function PeriodList({ label, periods, chosen, onChange }: PeriodListProps): ReactElement {
  countRender("period-list");
  const toggle = useCallback((index: number, isChosen: boolean) => onChange(isChosen ? index : index + 1), [onChange]);
  return (
    <fieldset>
      <legend className="label">{label}</legend>
      <ul className="rows">
        {periods.map((period, index) => (
          <Row key={period.periodNo} period={period} index={index} isChosen={index < chosen} onToggle={toggle} />
        ))}
      </ul>
    </fieldset>
  );
}
