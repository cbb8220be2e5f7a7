import { InlineIcon } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./verdict.module.css";

const thumbs = {
  up: "M7 11v9H3v-9zM7 11l4-8c1.7 0 3 1.3 3 3v4h5.5c1 0 1.7.9 1.5 1.9l-1.3 6.6c-.1.9-.9 1.5-1.7 1.5H7",
  down: "M7 13V4H3v9zM7 13l4 8c1.7 0 3-1.3 3-3v-4h5.5c1 0 1.7-.9 1.5-1.9l-1.3-6.6C19.6 4.6 18.8 4 18 4H7",
};

export function Verdict({ root, label, good, bad, busy, on }: WidgetProps<"verdict">): ReactElement {
  const button = (words: string, path: string, isGood: boolean): ReactElement => (
    <button type="button" className="ly-btn ly-btn-secondary" aria-disabled={busy} onClick={busy ? undefined : () => on?.choose?.(isGood)}>
      <InlineIcon path={path} />
      {words}
    </button>
  );
  return (
    <fieldset {...root} aria-label={label} className={styles.root}>
      {button(good, thumbs.up, true)}
      {button(bad, thumbs.down, false)}
    </fieldset>
  );
}
