import { classes, InlineIcon } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./quote.module.css";

/** A head over shoulders. */
const person = "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 3.5-6.5 8-6.5s8 2.5 8 6.5";

export function Quote({ root, label, author, text, max = 0 }: WidgetProps<"quote">): ReactElement {
  return (
    <div {...root} className={styles.root}>
      {label && <h2 className="ly-label">{label}</h2>}
      {author && (
        <p className={styles.author}>
          <span className={styles.face} aria-hidden="true">
            <InlineIcon path={person} />
          </span>
          {author}
        </p>
      )}
      <p className={classes(styles.text, author ? styles.said : "ly-slip")}>{text}</p>
      {max > 0 && <p className={styles.counter}>{`${Array.from(text).length}/${max}`}</p>}
    </div>
  );
}
