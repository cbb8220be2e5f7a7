import { Breakable } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";

interface PaidRowProps {
  readonly period: WidgetProps<"period-history">["periods"][number];
  readonly amount?: string;
}

export function PaidRow({ period, amount = period.amountText }: PaidRowProps): ReactElement {
  return (
    <li className="ly-row">
      <span className="ly-row-words">
        <strong className="ly-tabular">{amount}</strong>{" "}
        <span className="ly-hint">
          <Breakable text={period.dueTime} />
        </span>
      </span>
      <span className="ly-hint">{period.repayDes}</span>
    </li>
  );
}
