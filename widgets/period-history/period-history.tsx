import { Icon, PagedRows } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import { PaidRow } from "./paid-row.tsx";

export function PeriodHistory({ root, title, periods, amounts }: WidgetProps<"period-history">): ReactElement {
  return (
    <details {...root} className="ly-fold">
      <summary>
        <h2>{title}</h2>
        <Icon name="chevron" />
      </summary>
      {/* What is paid does not move, so a row is its place. */}
      <PagedRows
        entries={periods}
        keyOf={(_, place) => place}
        row={(period, place) => <PaidRow period={period} amount={amounts?.[place]} />}
      />
    </details>
  );
}
