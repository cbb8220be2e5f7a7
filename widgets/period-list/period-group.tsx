import { memo, type ReactElement } from "react";
import type { WidgetProps } from "#widget-types";
import { PeriodRow } from "./period-row.tsx";

interface PeriodGroupProps extends Pick<WidgetProps<"period-list">, "periods" | "amounts" | "notes" | "tones" | "locked"> {
  /** Place of the first row in the list, and of the one after the last. */
  readonly from: number;
  readonly to: number;
  /** How many of the list are chosen, within this group. */
  readonly chosen: number;
  onToggle(index: number): void;
}

function PlainPeriodGroup({ periods, amounts, notes, tones, locked, from, to, chosen, onToggle }: PeriodGroupProps): ReactElement {
  return (
    <>
      {periods.slice(from, to).map((period, at) => (
        <PeriodRow
          key={period.periodNo}
          period={period}
          amount={amounts?.[from + at] ?? period.amountText}
          note={notes?.[from + at]}
          tone={tones?.[from + at]}
          index={from + at}
          isChosen={from + at < chosen && period.canClick === 1}
          locked={locked}
          onToggle={onToggle}
        />
      ))}
    </>
  );
}

/** Rows that render together, and only when one of them has changed. */
export const PeriodGroup = memo(PlainPeriodGroup);
