import type { ReactElement } from "react";
import type { Period as PeriodData } from "../../page/subject.ts";
import { showRow } from "../../react/show-row.tsx";

interface PeriodProps {
  readonly period: PeriodData;
  readonly isChosen: boolean;
  readonly on?: { toggle?(): void };
}

const nothing = (): void => {};

/** Which one it is, its flow knows. */
export function Period({ period, isChosen, on }: PeriodProps): ReactElement {
  return showRow({ period, index: 0, isChosen, onToggle: on?.toggle ?? nothing });
}
