import { type ReactElement, useRef, useState } from "react";
import { copyText, label as fill, useLabels } from "#widget-kit";
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
        <span ref={text} className={styles.value} data-kind={kind}>
          {groups(value).map((group, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be alike, and they do not move
            <span key={place}>{group}</span>
          ))}
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

/** The calling codes of countries, of one to three digits. */
const phone = /^(\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))(\d{4,})$/;

/** Digits in fours, those of a telephone number from its end; a gap between elements keeps them apart, so that what is copied has none. */
function groups(value: string): readonly string[] {
  const [, country, number] = phone.exec(value) ?? [];
  if (country && number) return [country, ...(number.match(/\d{1,4}(?=(?:\d{4})*$)/g) ?? [])];
  return /^\d+$/.test(value) ? (value.match(/\d{1,4}/g) ?? []) : [value];
}
