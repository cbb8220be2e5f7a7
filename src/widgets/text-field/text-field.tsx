import { FieldError, InlineIcon, isEnter, useField } from "layar/widget-kit";
import { type KeyboardEvent, type ReactElement, useEffect } from "react";
import type { WidgetProps } from "../types.gen.ts";
import { edit, group } from "./edit.ts";
import { kinds } from "./kinds.ts";
import * as styles from "./text-field.module.css";

const cardPath = "M3 6h18v12H3zM3 10h18M7 14.5h4";
const lockPath = "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 15v1.5";

export function TextField(props: WidgetProps<"text-field">): ReactElement {
  const { root, id, label, kind = "text", hint, before, placeholder, invalid, busy, on, slots } = props;
  const shape = { ...kinds[kind], max: props.max ?? kinds[kind].max };
  const field = useField<HTMLInputElement>(props, {
    take: ({ before, ...after }) => edit(before, after, shape),
    show: (value) => group(value, shape.groups),
  });
  const described = [before && `${id}-before`, hint && `${id}-hint`, invalid && `${id}-error`].filter(Boolean).join(" ");
  const { submit } = on ?? {};
  const input = field.ref;
  // A code is typed again as a whole.
  const isWhole = kind === "code";
  useEffect(() => {
    if (isWhole && invalid && document.activeElement === input.current) input.current?.select();
  }, [isWhole, invalid, input]);
  const onKeyDown = ({ nativeEvent }: KeyboardEvent) => isEnter(nativeEvent) && !busy && void submit?.();
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
      <div className={styles.line} data-kind={kind}>
        <span className={styles.box}>
          {before ? (
            <span id={`${id}-before`} className={kind === "card" ? "ly-emblem" : styles.before}>
              {before}
            </span>
          ) : (
            kind === "card" && <InlineIcon path={cardPath} />
          )}
          <input
            {...field}
            id={id}
            className="ly-field"
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
          {(kind === "card" || kind === "code") && <InlineIcon path={lockPath} />}
        </span>
        {slots?.action}
      </div>
    </div>
  );
}
