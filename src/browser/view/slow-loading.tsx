import { type ReactNode, useEffect, useState } from "react";
import { placeToast } from "./nodes/place-toast.ts";
import { type LoadingProps, showWidget } from "./render-context.ts";

const stand = (layer: HTMLDivElement | null): void => void (layer && placeToast(layer));

/** Announces to screen readers that the screen loads, and after a while shows it to everyone, with a way to try again. */
export function SlowLoadingNotice({ context, onRetry }: LoadingProps): ReactNode {
  const { labels, settings } = context.kit;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (isLong) return undefined;
    const timer = setTimeout(setLong, settings.patienceMs, true);
    return () => clearTimeout(timer);
  }, [isLong, settings]);
  const retry = (): void => {
    setLong(false);
    onRetry();
  };
  return (
    <div ref={isLong ? stand : undefined} role="status" className={isLong ? "ly-toast-layer ly-still-loading" : "ly-visually-hidden"}>
      {isLong ? showWidget(context, "node-error", { root: {}, text: labels.stillLoading, on: { retry } }) : labels.loading}
    </div>
  );
}
