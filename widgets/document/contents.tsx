import type { MouseEvent, ReactElement } from "react";
import { Icon, useLabels } from "#widget-kit";
import * as styles from "./document.module.css";

interface Entry {
  readonly title: string;
  /** Of the heading that it leads to. */
  readonly id: string;
}

/** Goes to a heading without a new address, which would be a step that the Back key undoes. Without script the link does it. */
function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

export function Contents({ entries }: { readonly entries: readonly Entry[] }): ReactElement {
  const labels = useLabels();
  return (
    <nav className={styles.contents} aria-label={labels.contents}>
      <details className="fold">
        <summary>
          <span>{labels.contents}</span>
          <Icon name="chevron" />
        </summary>
        <ol>
          {entries.map(({ title, id }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.entry} onClick={(event) => goTo(event, id)}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
