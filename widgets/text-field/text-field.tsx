import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef } from "react";
import { FieldError } from "#widget-kit";
import type { WidgetProps } from "#widget-types";
import { kinds } from "./kinds.ts";
import * as styles from "./text-field.module.css";
import { useEditedField } from "./use-edited-field.ts";

export function TextField(props: WidgetProps<"text-field">): ReactElement {
  const { root, label, kind = "text", hint, placeholder, value = "", onChange, invalid, busy, on, slots } = props;
  const id = useId();
  const shape = { ...kinds[kind], max: props.max ?? kinds[kind].max };
  const field = useEditedField(value, shape, onChange);
  const described = [hint && `${id}hint`, invalid && `${id}error`].filter(Boolean).join(" ");
  const { submit } = on ?? {};
  const input = useRef<HTMLInputElement>(null);
  // A code is typed again as a whole.
  const isWhole = kind === "code";
  useEffect(() => {
    if (isWhole && invalid && document.activeElement === input.current) input.current?.select();
  }, [isWhole, invalid]);
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => key === "Enter" && !nativeEvent.isComposing && !busy && void submit?.();
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
      <div className={styles.line}>
        <input
          {...field}
          ref={input}
          id={id}
          className="field"
          type="text"
          inputMode={shape.keyboard}
          autoComplete={shape.fills}
          autoCapitalize={kind === "name" ? "words" : "none"}
          spellCheck={false}
          enterKeyHint={submit ? "go" : undefined}
          placeholder={placeholder || undefined}
          aria-invalid={invalid ? true : undefined}
          aria-describedby={described || undefined}
          onFocus={isWhole ? ({ target }) => target.select() : undefined}
          onKeyDown={submit && onKeyDown}
        />
        {slots?.action}
      </div>
    </div>
  );
}
