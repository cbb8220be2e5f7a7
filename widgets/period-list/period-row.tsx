import type { ReactElement } from "react";
import { classes, Icon, toneIconOf } from "#widget-kit";
import type { WidgetProps } from "#widget-types";
import * as styles from "./period-list.module.css";

/** The state that the product shows in dark text; what the others mean is not known. */
const darkStatus = 500;

interface PeriodRowProps {
  readonly period: WidgetProps<"period-list">["periods"][number];
  readonly amount: string;
  readonly note?: string;
  readonly tone?: "neutral" | "warn" | "danger";
  readonly index: number;
  readonly isChosen: boolean;
  readonly locked?: string;
  readonly onChange?: (chosen: number) => void;
}

/** Apart from the box, which changes more often. */
function Words({ period, amount, locked }: Pick<PeriodRowProps, "period" | "amount" | "locked">): ReactElement {
  return (
    <span className={classes("row-words", styles.words)}>
      <span className={styles.amount}>{amount}</span>
      <span className={styles.due}>{period.dueTime}</span>
      {locked && period.canClick !== 1 && <span className={styles.due}>{locked}</span>}
    </span>
  );
}

function States({ period, note, tone = "neutral" }: Pick<PeriodRowProps, "period" | "note" | "tone">): ReactElement {
  const sign = toneIconOf(tone);
  // The server may count the days, too.
  const { repayDes } = period;
  const isSaid = repayDes.toLowerCase() === note?.toLowerCase();
  return (
    <span className={styles.states}>
      {!isSaid && <span className={classes(styles.state, period.periodStatus === darkStatus && styles.dark)}>{repayDes}</span>}{" "}
      {note && (
        <span className={classes(sign ? "tag" : styles.state, `tone-${tone}`)}>
          {sign && <Icon name={sign} />}
          {isSaid ? repayDes : note}
        </span>
      )}
    </span>
  );
}

export function PeriodRow({ period, amount, note, tone, index, isChosen, locked, onChange }: PeriodRowProps): ReactElement {
  return (
    <li>
      <label className={classes("row", styles.row)}>
        <input
          type="checkbox"
          className="cover"
          checked={isChosen}
          disabled={period.canClick !== 1}
          onChange={() => onChange?.(isChosen ? index : index + 1)}
        />
        <span className="mark" />
        <Words period={period} amount={amount} locked={locked} />
        <States period={period} note={note} tone={tone} />
      </label>
    </li>
  );
}
