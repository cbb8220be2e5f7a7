import { type ReactElement, useId } from "react";
import { MarkedText } from "../../code-editor/index.ts";
import type { NewField } from "../../protocol/new.ts";
import * as styles from "./new-page.module.css";

interface FieldProps {
  readonly field: NewField;
  readonly value: string;
  readonly mistake: string | undefined;
  readonly onChange: (value: string) => void;
}

export function Field({ field, value, mistake, onChange }: FieldProps): ReactElement {
  const { label, help, example, isNeeded, choices, isFlag } = field;
  const id = useId();
  const about = [help, example !== "" && choices === undefined && `Such as ${example}.`].filter(Boolean).join(" ");
  const shared = { id, value, required: isNeeded, "aria-invalid": mistake !== undefined, "aria-describedby": `${id}-about ${id}-mistake` };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {!isNeeded && !isFlag && <span className={styles.soft}> (optional)</span>}
      </label>
      {isFlag ? (
        <input
          id={id}
          type="checkbox"
          className={styles.flag}
          checked={value !== ""}
          aria-describedby={shared["aria-describedby"]}
          onChange={({ target }) => onChange(target.checked ? "yes" : "")}
        />
      ) : choices === undefined ? (
        <input {...shared} autoComplete="off" spellCheck={false} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <select {...shared} onChange={({ target }) => onChange(target.value)}>
          <option value="">{isNeeded ? "Choose one" : "Not chosen"}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
      <span id={`${id}-about`} className={styles.soft}>
        {about}
      </span>
      <span id={`${id}-mistake`} role="status" className="bad">
        {mistake !== undefined && <MarkedText text={mistake} />}
      </span>
    </div>
  );
}
