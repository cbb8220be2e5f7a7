import { type ReactElement, useCallback, useState } from "react";
import { Breakable, Icon, ListSentinel } from "#widget-kit";
import type { WidgetProps } from "#widget-types";

/** Rows put on the page at once; more follow when their end comes near the view. */
const page = 30;

export function PeriodHistory({ root, title, periods, amounts }: WidgetProps<"period-history">): ReactElement {
  const [shown, setShown] = useState(page);
  const grow = useCallback(() => setShown((count) => count + page), []);
  return (
    <details {...root} className="fold">
      <summary>
        <h2>{title}</h2>
        <Icon name="chevron" />
      </summary>
      <ul className="rows">
        {periods.slice(0, shown).map((period, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is paid does not move
          <li key={place} className="row">
            <span className="row-words">
              <strong className="tabular">{amounts?.[place] ?? period.amountText}</strong>{" "}
              <span className="hint">
                <Breakable text={period.dueTime} />
              </span>
            </span>
            <span className="hint">{period.repayDes}</span>
          </li>
        ))}
      </ul>
      {periods.length > shown && <ListSentinel key={shown} onNear={grow} />}
    </details>
  );
}
