import { type ReactElement, useId } from "react";
import { classes, FieldError, label as fill, useLabels } from "#widget-kit";
import type { WidgetProps } from "#widget-types";
import * as styles from "./text-area.module.css";
import { useCappedField } from "./use-capped-field.ts";

export function TextArea(props: WidgetProps<"text-area">): ReactElement {
  const { root, label, hint, placeholder, max = 200, rows = 4, value = "", onChange, invalid } = props;
  const labels = useLabels();
  const id = useId();
  const field = useCappedField(value, max, onChange);
  const count = Array.from(value).length;
  const spoken = fill(labels.counter, { n: count, max });
  return (
    <div {...root} className={styles.root}>
      <label htmlFor={id} className="label">
        {label}
      </label>
      {hint && (
        <p id={`${id}hint`} className="hint">
          {hint}
        </p>
      )}
      <FieldError id={`${id}error`} text={invalid} />
      {/* The copy of the text gives the box its height, so that the field grows without being measured. */}
      <div className={classes(styles.box, invalid && styles.invalid)} data-text={`${field.value}\n`}>
        <textarea
          {...field}
          id={id}
          className={styles.field}
          rows={rows}
          placeholder={placeholder || undefined}
          aria-invalid={invalid ? true : undefined}
          aria-describedby={[hint && `${id}hint`, invalid && `${id}error`, `${id}count`].filter(Boolean).join(" ")}
        />
      </div>
      <p className={styles.counter} aria-hidden="true">{`${count}/${max}`}</p>
      <span id={`${id}count`} hidden>
        {spoken}
      </span>
      <span role="status" className="visually-hidden">
        {count >= max && spoken}
      </span>
    </div>
  );
}
