import type { ReactElement } from "react";
import { Icon, useLabels } from "#widget-kit";
import type { WidgetProps } from "#widget-types";
import * as styles from "./screen-error.module.css";

export function ScreenError({ root, message, hasServerMessage, busy, on }: WidgetProps<"screen-error">): ReactElement {
  const labels = useLabels();
  return (
    <div {...root} role="alert" className={styles.root}>
      <span className={styles.sign}>
        <Icon name="alert" />
      </span>
      <h1 tabIndex={-1}>{labels.failedTitle}</h1>
      {message && <p>{message}</p>}
      {!hasServerMessage && <p className="hint">{labels.failedHelp}</p>}
      {on?.retry && (
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={busy}
          aria-busy={busy}
          onClick={busy ? undefined : () => on.retry?.()}
        >
          <Icon name="retry" />
          {labels.retry}
        </button>
      )}
      {on?.home && (
        <button type="button" className="btn btn-secondary" onClick={() => on.home?.()}>
          {labels.home}
        </button>
      )}
    </div>
  );
}
