import { Breakable } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";

interface PaidRowProps {
  readonly period: WidgetProps<"period-history">["periods"][number];
  readonly amount?: string;
}

export function PaidRow({ period, amount = period.amountText }: PaidRowProps): ReactElement {
  return (
    <li className="row">
      <span className="row-words">
        <strong className="tabular">{amount}</strong>{" "}
        <span className="hint">
          <Breakable text={period.dueTime} />
        </span>
      </span>
      <span className="hint">{period.repayDes}</span>
    </li>
  );
}
