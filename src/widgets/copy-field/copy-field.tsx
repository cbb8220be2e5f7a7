import { classes, copyText, Digits, label as fill, Icon, useLabels } from "layar/widget-kit";
import { type ReactElement, useEffect, useRef, useState } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./copy-field.module.css";

/** How long the button says that it has copied. */
const doneMs = 2000;

export function CopyField({ root, label, value, done, kind = "code", on }: WidgetProps<"copy-field">): ReactElement {
  const labels = useLabels();
  const text = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<"copied" | "failed">();
  const copy = async () => {
    const isDone = text.current !== null && (await copyText(value, text.current));
    setState(isDone ? "copied" : "failed");
    if (isDone) on?.copied?.();
  };
  useEffect(() => {
    if (state !== "copied") return;
    const timer = setTimeout(setState, doneMs);
    return () => clearTimeout(timer);
  }, [state]);
  const isDone = state === "copied" && done;
  return (
    <div {...root} className={styles.root} data-kind={kind}>
      <p className={kind === "button" ? "ly-visually-hidden" : styles.words}>
        <span className={classes("ly-hint", styles.label)}>{label}</span>
        <span ref={text} className={classes("ly-digits", styles.value)}>
          <Digits value={value} isCode />
        </span>
      </p>
      <button
        type="button"
        className={classes("ly-btn ly-btn-text", styles.button)}
        aria-label={isDone ? undefined : fill(labels.copy, { name: label })}
        onClick={() => void copy()}
      >
        <Icon name={isDone ? "check" : "copy"} />
        {isDone || fill(labels.copy, { name: "" })}
      </button>
      <p role="status" className={state === "failed" ? "ly-hint" : "ly-visually-hidden"}>
        {state === "failed" && labels.copyFailed}
      </p>
    </div>
  );
}
