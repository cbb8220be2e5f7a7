import { Icon, type Labels, useLabels, useLanguageOf } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./screen-error.module.css";

type Cause = NonNullable<WidgetProps<"screen-error">["cause"]>;

/** The heading and what helps, by the cause. */
function wordingOf(labels: Labels, cause: Cause): readonly [title: string, help?: string] {
  if (cause === "connection") return [labels.noConnection, labels.failedHelp];
  if (cause === "service") return [labels.serviceFailed];
  return [labels.failedTitle, cause === "signedOut" ? labels.signedOutHelp : ""];
}

export function ScreenError(props: WidgetProps<"screen-error">): ReactElement {
  const { root, cause = "screen", heading, message, reference, isBelowHeader, isUnsent, busy, on } = props;
  const labels = useLabels();
  const languageOf = useLanguageOf();
  const [title, help] = wordingOf(labels, cause);
  const Heading = isBelowHeader ? "h2" : "h1";
  return (
    <div {...root} role="alert" className={styles.root}>
      <Icon name="alert" />
      <Heading tabIndex={-1} lang={languageOf(heading)}>
        {heading || title}
      </Heading>
      {message && (
        <p lang={languageOf(message)} className="ly-hint">
          {message}
        </p>
      )}
      {help && <p className="ly-hint">{help}</p>}
      {isUnsent && <p className="ly-hint">{labels.nothingSent}</p>}
      {on?.retry && (
        <button
          type="button"
          className="ly-btn ly-btn-primary"
          aria-disabled={busy}
          aria-busy={busy}
          onClick={busy ? undefined : () => on.retry?.()}
        >
          <Icon name="retry" />
          {labels.retry}
        </button>
      )}
      {on?.logIn && (
        <button type="button" className="ly-btn ly-btn-primary" onClick={() => on.logIn?.()}>
          {labels.logIn}
        </button>
      )}
      {on?.home && (
        <button type="button" className="ly-btn ly-btn-secondary" onClick={() => on.home?.()}>
          {labels.home}
        </button>
      )}
      {reference && (
        <p className="ly-hint">
          {labels.reference} <span className="ly-mono">{reference}</span>
        </p>
      )}
    </div>
  );
}
