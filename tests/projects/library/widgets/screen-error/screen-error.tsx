import { useLabels } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./screen-error.module.css";

export function ScreenError(props: WidgetProps<"screen-error">): ReactElement {
  const { root, cause, heading, message, reference, isBelowHeader, isUnsent, on } = props;
  const labels = useLabels();
  const titles = { connection: labels.noConnection, service: labels.serviceFailed };
  const title = cause === "connection" || cause === "service" ? titles[cause] : labels.failedTitle;
  const Heading = isBelowHeader ? "h2" : "h1";
  return (
    <div {...root} role="alert" className={styles.root}>
      <Heading tabIndex={-1}>{heading || title}</Heading>
      {message && <p>{message}</p>}
      {cause === "signedOut" && <p className="ly-hint">{labels.signedOutHelp}</p>}
      {cause === "connection" && <p className="ly-hint">{labels.failedHelp}</p>}
      {isUnsent && <p>{labels.nothingSent}</p>}
      {on?.retry && (
        <button type="button" className="ly-btn ly-btn-primary" onClick={() => on.retry?.()}>
          {labels.retry}
        </button>
      )}
      {on?.logIn && (
        <button type="button" className="ly-btn ly-btn-primary" onClick={() => on.logIn?.()}>
          {labels.logIn}
        </button>
      )}
      <button type="button" className="ly-btn ly-btn-secondary" onClick={() => on?.home?.()}>
        {labels.home}
      </button>
      {reference && <p className="ly-mono">{reference}</p>}
    </div>
  );
}
