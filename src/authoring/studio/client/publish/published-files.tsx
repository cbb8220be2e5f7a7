/** The files of the change, each with its new text. */
import type { ReactElement } from "react";
import type { PublishedFile } from "../../protocol/promotion.ts";
import * as styles from "./publish-page.module.css";

export function PublishedFiles({ files }: { readonly files: readonly PublishedFile[] }): ReactElement {
  return (
    <ul className={styles.files}>
      {files.map(({ path, after, isPicture, isNew, isEdited }) => (
        <li key={path}>
          <details>
            <summary>
              <code>{path}</code>
              <span className={styles.badge}>{isNew ? "New" : after === "" ? "Removed" : "Changed"}</span>
              <span className={isEdited ? styles.edited : styles.good}>{isEdited ? "Not saved" : "On the disk"}</span>
            </summary>
            {isPicture ? <p>{`A picture of ${after} bytes.`}</p> : <pre className={styles.text}>{after}</pre>}
          </details>
        </li>
      ))}
    </ul>
  );
}
