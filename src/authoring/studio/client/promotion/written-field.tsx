import type { ComponentProps, ReactElement } from "react";
import * as styles from "./promotion-form.module.css";
import { useWritten } from "./use-written.ts";

interface WrittenFieldProps extends ComponentProps<"textarea"> {
  readonly value: string;
  readonly onWrite: (value: string) => void;
  /** Each letter, for a count. */
  readonly onType?: (value: string) => void;
}

export function WrittenField({ value, onWrite, onType, ...props }: WrittenFieldProps): ReactElement {
  const { shown, type, end } = useWritten(value, onWrite);
  const change = (text: string): void => {
    type(text);
    onType?.(text);
  };
  return (
    <textarea
      className={styles.field}
      rows={1}
      aria-invalid={false}
      {...props}
      value={shown}
      onChange={({ target }) => change(target.value)}
      onBlur={end}
    />
  );
}
