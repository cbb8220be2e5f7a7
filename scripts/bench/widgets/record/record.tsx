import type { ReactElement } from "react";
import { showRecord } from "../../react/show-record.tsx";

interface RecordProps {
  readonly value: string;
  readonly label: string;
  readonly isSelected: boolean;
  readonly on?: { select?(): void; remove?(): void };
}

const nothing = (): void => {};

/** Which one it is, its flow knows. */
export function Record({ value, label, isSelected, on }: RecordProps): ReactElement {
  return showRecord({ record: { value, title: label }, isSelected, onSelect: on?.select ?? nothing, onRemove: on?.remove ?? nothing });
}
