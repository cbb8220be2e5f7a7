import type { ReactElement } from "react";
import { FieldError } from "#widget-kit";
import type { WidgetProps } from "#widget-types";
import * as styles from "./checkbox.module.css";

export function Checkbox({
  root,
  id,
  label,
  kind = "body",
  value = false,
  invalid,
  onChange,
  children,
}: WidgetProps<"checkbox">): ReactElement {
  return (
    <div {...root} className={styles.root} data-kind={kind}>
      <FieldError id={`${id}-error`} text={invalid} />
      <label className={styles.row}>
        {/* The control covers the box and no more, so that a tap on the words meets the words. */}
        <span className={styles.mark}>
          <input
            type="checkbox"
            className="cover"
            checked={value}
            aria-invalid={invalid ? true : undefined}
            aria-describedby={invalid && `${id}-error`}
            onChange={(event) => onChange?.(event.target.checked)}
          />
          <span className="mark" />
        </span>
        <span className={styles.words}>{label}</span>
      </label>
      {children}
    </div>
  );
}
