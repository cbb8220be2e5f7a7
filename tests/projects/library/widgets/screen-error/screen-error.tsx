import type { ReactElement } from "react";
import { useLabels } from "#widget-kit";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./screen-error.module.css";

export function ScreenError({ root, message, hasServerMessage, busy, on }: WidgetProps<"screen-error">): ReactElement {
  const labels = useLabels();
  return (
    <div {...root} role="alert" className={styles.root}>
      <h1 tabIndex={-1}>{labels.failedTitle}</h1>
      {message && <p>{message}</p>}
      {!hasServerMessage && <p className="hint">{labels.failedHelp}</p>}
      <button type="button" className="btn btn-primary" aria-busy={busy} onClick={busy ? undefined : () => on?.retry?.()}>
        {labels.retry}
      </button>
      <button type="button" className="btn btn-secondary" onClick={() => on?.home?.()}>
        {labels.home}
      </button>
    </div>
  );
}
