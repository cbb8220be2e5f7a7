import { type ReactElement, useRef, useState } from "react";
import { classes, copyText, Digits, label as fill, useLabels } from "#widget-kit";
import type { WidgetProps } from "#widget-types";
import * as styles from "./copy-field.module.css";

export function CopyField({ root, label, value, kind = "code", on }: WidgetProps<"copy-field">): ReactElement {
  const labels = useLabels();
  const text = useRef<HTMLSpanElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const copy = async () => {
    const isDone = text.current !== null && (await copyText(value, text.current));
    setFailed(!isDone);
    if (isDone) on?.copied?.();
  };
  return (
    <div {...root} className={styles.root}>
      <p className={kind === "button" ? "visually-hidden" : styles.words}>
        <span className="hint">{label}</span>
        <span ref={text} className={classes("digits", styles.value)} data-kind={kind}>
          <Digits value={value} isCode />
        </span>
      </p>
      <button type="button" className="btn btn-secondary" aria-label={fill(labels.copy, { name: label })} onClick={() => void copy()}>
        {fill(labels.copy, { name: "" })}
      </button>
      <p role="status" className={hasFailed ? "hint" : "visually-hidden"}>
        {hasFailed && labels.copyFailed}
      </p>
    </div>
  );
}
