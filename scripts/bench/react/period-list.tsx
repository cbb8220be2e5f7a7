import { memo, type ReactElement, useCallback } from "react";
import type { Period } from "../page/subject.ts";
import { Rows, showRow } from "./show-row.tsx";

export const Row = memo(showRow);

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
