import { FieldError } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./checkbox.module.css";

type Part = string | number;

/** The words of the sentence, and in their place the numbers of the titles that lead somewhere; one that it does not say is none. */
function splitAt(sentence: string, titles: readonly string[]): readonly Part[] {
  const parts: Part[] = [];
  let rest = sentence;
  for (const [number, title] of titles.entries()) {
    const at = title === "" ? -1 : rest.indexOf(title);
    if (at < 0) continue;
    parts.push(rest.slice(0, at), number);
    rest = rest.slice(at + title.length);
  }
  return [...parts, rest];
}

export function Checkbox(props: WidgetProps<"checkbox">): ReactElement {
  const { root, id, label, links = [], kind = "body", value = false, invalid, busy, on, onChange, children } = props;
  const box = `${id}-box`;
  return (
    <div {...root} className={styles.root} data-kind={kind} aria-busy={busy}>
      <FieldError id={`${id}-error`} text={invalid} />
      <div className={styles.row}>
        {/* The control covers the box and no more, so that a tap on the words meets the words. */}
        <span className={styles.mark}>
          <input
            id={box}
            type="checkbox"
            className="ly-cover"
            checked={value}
            aria-labelledby={`${id}-words`}
            aria-invalid={invalid ? true : undefined}
            aria-describedby={invalid && `${id}-error`}
            onChange={(event) => onChange?.(event.target.checked)}
          />
          <span className="ly-mark" />
        </span>
        {/* A label may hold no other control than its own: each piece of the sentence is one. */}
        <span id={`${id}-words`} className={styles.words}>
          {splitAt(label, links).map((part, place) =>
            typeof part === "string" ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence
              <label key={place} htmlFor={box}>
                {part}
              </label>
            ) : (
              <button
                key={`link ${part}`}
                type="button"
                className={styles.link}
                aria-disabled={busy}
                onClick={busy ? undefined : () => on?.choose?.(part)}
              >
                {links[part]}
              </button>
            ),
          )}
        </span>
      </div>
      {children}
    </div>
  );
}
