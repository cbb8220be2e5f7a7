import { Icon } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./book-card.module.css";

export function BookCard({ root, title, author, on }: WidgetProps<"book-card">): ReactElement {
  return (
    <article {...root} className={styles.root}>
      <button type="button" className={styles.open} onClick={() => on?.tap?.()}>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.author}>{author}</span>
        </span>
        <Icon name="next" />
      </button>
    </article>
  );
}
