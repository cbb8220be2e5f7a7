/** A field for a text of the file. */
import type { ReactElement } from "react";
import * as styles from "./promotion-form.module.css";
import { useWritten } from "./use-written.ts";

interface WrittenFieldProps {
  readonly id: string;
  readonly value: string;
  readonly lang?: string;
  readonly placeholder?: string;
  readonly describedBy?: string;
  readonly isInvalid?: boolean;
  readonly onWrite: (value: string) => void;
  readonly onFocus?: () => void;
  /** Each letter, for a count. */
  readonly onType?: (value: string) => void;
}

export function WrittenField(props: WrittenFieldProps): ReactElement {
  const { id, value, lang, placeholder, describedBy, isInvalid = false, onWrite, onFocus, onType } = props;
  const { shown, type, end } = useWritten(value, onWrite);
  return (
    <textarea
      id={id}
      className={styles.field}
      rows={1}
      lang={lang}
      placeholder={placeholder}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      value={shown}
      onFocus={onFocus}
      onChange={({ target }) => {
        type(target.value);
        onType?.(target.value);
      }}
      onBlur={end}
    />
  );
}
