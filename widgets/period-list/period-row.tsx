import { classes, Icon, toneIconOf } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./period-list.module.css";

/** The state that the product shows in dark text; what the others mean is not known. */
const darkStatus = 500;

interface PeriodRowProps {
  readonly period: WidgetProps<"period-list">["periods"][number];
  readonly amount: string;
  readonly note?: string;
  readonly tone?: "neutral" | "accent" | "warn" | "danger";
  readonly index: number;
  readonly isChosen: boolean;
  readonly locked?: string;
  readonly onChange?: (chosen: number) => void;
}

/** Apart from the box, which changes more often. */
function Words({ period, amount, note, locked }: Pick<PeriodRowProps, "period" | "amount" | "note" | "locked">): ReactElement {
  const { dueTime, repayDes, periodStatus } = period;
  // The server may count the days, too.
  const state = repayDes.toLowerCase() === note?.toLowerCase() ? "" : repayDes;
  return (
    <span className={classes("ly-row-words", styles.words)}>
      <span className={styles.amount}>{amount}</span>
      <span className={styles.due}>
        {dueTime}
        {dueTime && state && " · "}
        {state && <span className={periodStatus === darkStatus ? styles.dark : undefined}>{state}</span>}
      </span>
      {locked && period.canClick !== 1 && <span className={styles.due}>{locked}</span>}
    </span>
  );
}

function Note({ note, tone = "neutral" }: Pick<PeriodRowProps, "note" | "tone">): ReactElement {
  const sign = toneIconOf(tone);
  return (
    <span className={classes(styles.note, sign ? "ly-tag" : styles.due, `ly-tone-${tone}`)}>
      {sign && <Icon name={sign} />}
      {note}
    </span>
  );
}

export function PeriodRow({ period, amount, note, tone, index, isChosen, locked, onChange }: PeriodRowProps): ReactElement {
  return (
    <li>
      <label className={classes("ly-row", styles.row)}>
        <input
          type="checkbox"
          className="ly-cover"
          checked={isChosen}
          disabled={period.canClick !== 1}
          onChange={() => onChange?.(isChosen ? index : index + 1)}
        />
        <span className="ly-mark" />
        <Words period={period} amount={amount} note={note} locked={locked} />
        {note && <Note note={note} tone={tone} />}
      </label>
    </li>
  );
}
