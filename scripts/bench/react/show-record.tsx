/** Rows of a table, and the table around them. */
import type { ReactElement, ReactNode } from "react";
import type { Option } from "../page/subject.ts";

interface RecordProps {
  readonly record: Option;
  readonly isSelected: boolean;
  onSelect(value: string): void;
  onRemove(value: string): void;
}

/** One row without what decides when it is drawn again. */
export function showRecord({ record, isSelected, onSelect, onRemove }: RecordProps): ReactElement {
  const value = `${record.value}`;
  return (
    <tr aria-selected={isSelected} className={isSelected ? "ly-tone-accent" : undefined}>
      <td>{value}</td>
      <td>
        <button type="button" onClick={() => onSelect(value)}>
          {record.title}
        </button>
      </td>
      <td>
        <button type="button" aria-label="Remove" onClick={() => onRemove(value)} />
      </td>
    </tr>
  );
}

export function Records({ children }: { readonly children?: ReactNode }): ReactElement {
  return (
    <table>
      <tbody>{children}</tbody>
    </table>
  );
}
