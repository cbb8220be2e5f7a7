import { classes, type FieldEdit, FieldError, Icon, Picture, useField } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./captcha-field.module.css";

export function CaptchaField(props: WidgetProps<"captcha-field">): ReactElement {
  const { root, id, label, picture, refresh, max = 4, invalid, busy, on } = props;
  const field = useField<HTMLInputElement>(props, { take: (edit) => takeSigns(edit, max) });
  return (
    <div {...root} className="ly-field-group">
      <label htmlFor={id} className="ly-label">
        {label}
      </label>
      <FieldError id={`${id}-error`} text={invalid} />
      <div className={styles.line}>
        <input
          {...field}
          id={id}
          className="ly-field"
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={invalid ? true : undefined}
          aria-describedby={invalid && `${id}-error`}
        />
        <button
          type="button"
          className={classes("ly-btn ly-btn-secondary", styles.button)}
          aria-label={refresh}
          aria-disabled={busy}
          aria-busy={busy}
          onClick={busy ? undefined : () => on?.refresh?.()}
        >
          <span className={styles.picture}>{picture ? <Picture src={picture} alt={label} fallback={refresh} /> : refresh}</span>
          <Icon name="retry" />
        </button>
      </div>
    </div>
  );
}

/** No blanks, and no more than the picture has. What is put in ends at the caret, so that its end is what finds no room. */
function takeSigns({ text, caret }: FieldEdit, max: number) {
  const signsOf = (part: string) => Array.from(part.replace(/\s/g, ""));
  const tail = signsOf(text.slice(caret)).slice(0, max);
  const head = signsOf(text.slice(0, caret))
    .slice(0, max - tail.length)
    .join("");
  const value = head + tail.join("");
  return { value, text: value, caret: head.length };
}
