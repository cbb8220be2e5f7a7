import { FieldError, useField } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";

export function TextField(props: WidgetProps<"text-field">): ReactElement {
  const { root, id, label, invalid } = props;
  const field = useField<HTMLInputElement>(props, { take: ({ text, caret }) => ({ value: text, text, caret }) });
  return (
    <div {...root} className="ly-field-group">
      <label htmlFor={`${id}-input`} className="ly-label">
        {label}
      </label>
      <FieldError id={`${id}-error`} text={invalid} />
      <input
        {...field}
        id={`${id}-input`}
        className="ly-field"
        aria-invalid={invalid ? true : undefined}
        aria-describedby={invalid ? `${id}-error` : undefined}
      />
    </div>
  );
}
