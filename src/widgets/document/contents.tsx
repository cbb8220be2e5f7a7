import { Icon, useLabels } from "layar/widget-kit";
import type { MouseEvent, ReactElement } from "react";
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

export function Contents({ id, entries }: { readonly id: string; readonly entries: readonly Entry[] }): ReactElement {
  const labels = useLabels();
  return (
    <nav id={id} tabIndex={-1} className={styles.contents} aria-label={labels.contents}>
      <details className="ly-fold">
        <summary>
          <span>{labels.contents}</span>
          <Icon name="chevron" />
        </summary>
        <ol>
          {entries.map(({ title, id: heading }) => (
            <li key={heading}>
              <a href={`#${heading}`} className={styles.entry} onClick={(event) => goTo(event, heading)}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** The way from the end of a long text to where one chooses a part of it. */
export function BackToContents({ id }: { readonly id: string }): ReactElement {
  const labels = useLabels();
  return (
    <a href={`#${id}`} className={`ly-btn ly-btn-secondary ${styles.up}`} onClick={(event) => goTo(event, id)}>
      <Icon name="chevron" />
      {labels.contents}
    </a>
  );
}
