import { type ReactElement, useId } from "react";
import styles from "../../../src/widgets/text-area/text-area.module.css";

export const maxChars = 200;

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly isInvalid: boolean;
  onChange(value: string): void;
}

export function TextArea({ label, value, isInvalid, onChange }: TextAreaProps): ReactElement {
  const id = useId();
  const count = Array.from(value).length;
  const spoken = `${count} of ${maxChars} characters`;
  return (
    <div className="ly-field-group">
      <label htmlFor={id} className="ly-label">
        {label}
      </label>
      <div className={`ly-field ${styles.box}`} data-invalid={isInvalid ? "" : undefined} data-text={`${value}\n`}>
        <textarea
          id={id}
          className={styles.field}
          rows={5}
          value={value}
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}count`}
          onChange={({ target }) => onChange(Array.from(target.value).slice(0, maxChars).join(""))}
        />
      </div>
      <p className={styles.counter} aria-hidden="true">{`${count}/${maxChars}`}</p>
      <span id={`${id}count`} hidden>
        {spoken}
      </span>
      <span role="status" className="ly-visually-hidden">
        {count >= maxChars && spoken}
      </span>
    </div>
  );
}
