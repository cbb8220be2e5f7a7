import { classes, FieldError, label as fill, useField, useLabels } from "layar/widget-kit";
import { type ReactElement, useRef } from "react";
import type { WidgetProps } from "../types.gen.ts";
import { capEdit } from "./cap.ts";
import * as styles from "./text-area.module.css";

export function TextArea(props: WidgetProps<"text-area">): ReactElement {
  const { root, id, label, hint, placeholder, max = 200, rows = 4, value = "", invalid } = props;
  const labels = useLabels();
  const [counter, spoken, limit] = [useRef<HTMLParagraphElement>(null), useRef<HTMLSpanElement>(null), useRef<HTMLSpanElement>(null)];
  const describe = (text: string) => {
    const count = Array.from(text).length;
    const words = fill(labels.counter, { n: count, max });
    return { counter: `${count}/${max}`, spoken: words, limit: count < max ? "" : words };
  };
  const field = useField<HTMLTextAreaElement>(props, {
    take({ before, ...edited }) {
      const capped = capEdit(before, edited, max);
      return { value: capped.text, ...capped };
    },
    onText(text, taken, { parentElement }) {
      const words = describe(taken);
      parentElement?.setAttribute("data-text", `${text}\n`);
      writeText(counter.current, words.counter);
      writeText(spoken.current, words.spoken);
      writeText(limit.current, words.limit);
    },
  });
  const words = describe(value);
  return (
    <div {...root} className="ly-field-group">
      <label htmlFor={id} className="ly-label">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="ly-hint">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={invalid} />
      {/* The copy of the text gives the box its height, so that the field grows without being measured. */}
      <div className={classes("ly-field", styles.box)} data-invalid={invalid ? "" : undefined} data-text={`${value}\n`}>
        <textarea
          {...field}
          id={id}
          className={styles.field}
          rows={rows}
          placeholder={placeholder || undefined}
          aria-invalid={invalid ? true : undefined}
          aria-describedby={[hint && `${id}-hint`, invalid && `${id}-error`, `${id}-count`].filter(Boolean).join(" ")}
        />
      </div>
      <p ref={counter} className={styles.counter} aria-hidden="true">
        {words.counter}
      </p>
      <span ref={spoken} id={`${id}-count`} hidden>
        {words.spoken}
      </span>
      <span ref={limit} role="status" className="ly-visually-hidden">
        {words.limit}
      </span>
    </div>
  );
}

/** Changes the text that is there, because a new one for each key costs more. */
function writeText(element: HTMLElement | null, text: string): void {
  const { firstChild } = element ?? {};
  if (firstChild instanceof Text) firstChild.data = text;
  else if (element && text) element.textContent = text;
}
