import { useLabels } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";

export function ScreenError(props: WidgetProps<"screen-error">): ReactElement {
  const { root, cause, heading, message, reference, isBelowHeader, isUnsent, on } = props;
  const labels = useLabels();
  const title = cause === "connection" ? labels.noConnection : cause === "service" ? labels.serviceFailed : labels.failedTitle;
  const Heading = isBelowHeader ? "h2" : "h1";
  const offer = (label: string, act: (() => unknown) | undefined) =>
    act && (
      <button type="button" className="ly-btn ly-btn-secondary" onClick={() => act()}>
        {label}
      </button>
    );
  return (
    <div {...root} role="alert">
      <Heading tabIndex={-1}>{heading || title}</Heading>
      {message && <p>{message}</p>}
      {cause === "signedOut" && <p>{labels.signedOutHelp}</p>}
      {cause === "connection" && <p>{labels.failedHelp}</p>}
      {isUnsent && <p>{labels.nothingSent}</p>}
      {offer(labels.retry, on?.retry)}
      {offer(labels.logIn, on?.logIn)}
      {offer(labels.home, on?.home)}
      {reference && <p>{reference}</p>}
    </div>
  );
}
