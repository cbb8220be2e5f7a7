import { FieldError, InlineIcon, isEnter, useField } from "layar/widget-kit";
import type { KeyboardEvent, ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./composer.module.css";

/** A sheet of paper on its way. */
const plane = "M3 11.5L20.5 3.5 13 21l-2.5-7zM10.5 14L20.5 3.5";

export function Composer(props: WidgetProps<"composer">): ReactElement {
  const { root, id, label, send, placeholder, max = 1000, value = "", busy, invalid, on } = props;
  const isInert = (text: string) => Boolean(busy) || text.trim() === "";
  const field = useField<HTMLTextAreaElement>(props, {
    take: ({ text, caret }) => ({ value: text, text, caret }),
    // Both follow what stands in the field: a word that is being composed is no part of the value yet.
    onText: (text, _, { parentElement: box }) => {
      box?.setAttribute("data-text", `${text}\n`);
      box?.nextElementSibling?.setAttribute("aria-disabled", `${isInert(text)}`);
    },
  });
  const submit = () => {
    if (!isInert(field.ref.current?.value ?? "")) void on?.send?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event.nativeEvent) || event.shiftKey) return;
    event.preventDefault();
    submit();
  };
  return (
    <div {...root} className={styles.root}>
      <FieldError id={`${id}-error`} text={invalid} />
      {/* The copy of the text gives the box its height, so that the field grows without being measured. */}
      <div className={styles.box} data-text={`${value}\n`}>
        <textarea
          {...field}
          className="ly-field"
          rows={1}
          maxLength={max}
          placeholder={placeholder || undefined}
          enterKeyHint="send"
          aria-label={label}
          aria-invalid={invalid ? true : undefined}
          aria-describedby={invalid && `${id}-error`}
          onKeyDown={onKeyDown}
        />
      </div>
      <button
        type="button"
        className={`ly-btn ly-btn-primary ${styles.send}`}
        aria-label={send}
        aria-disabled={isInert(value)}
        aria-busy={busy}
        // The focus stays in the field, and with it the keyboard of the phone.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={submit}
      >
        <InlineIcon path={plane} />
      </button>
    </div>
  );
}
