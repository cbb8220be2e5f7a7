/** A field whose text goes into the file when the typing pauses or ends, and follows the file otherwise. */
import { type ReactElement, useEffect, useRef, useState } from "react";
import * as styles from "./promotion-form.module.css";

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

const pauseMs = 250;

export function WrittenField(props: WrittenFieldProps): ReactElement {
  const { id, value, lang, placeholder, describedBy, isInvalid = false, onWrite, onFocus, onType } = props;
  /** What was typed and is not in the file yet. */
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The file has another text now: the one that was typed, or that of somebody else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value says when
  useEffect(() => setTyped(undefined), [value]);
  const write = (text: string): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (text !== value) onWrite(text);
  };
  return (
    <textarea
      id={id}
      className={styles.field}
      rows={1}
      lang={lang}
      placeholder={placeholder}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      value={typed ?? value}
      onFocus={onFocus}
      onChange={({ target }) => {
        setTyped(target.value);
        onType?.(target.value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => write(target.value), pauseMs);
      }}
      onBlur={({ target }) => timer.current !== undefined && write(target.value)}
    />
  );
}
