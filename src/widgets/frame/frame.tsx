import { classes, label as fill, useFrameAddress, useLabels, useLinkAddress } from "layar/widget-kit";
import { type ReactElement, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./frame.module.css";

/** After this time a page that has not come is offered as a link. */
const patienceMs = 5000;

const follow = () => no;
const no = (): boolean => false;
const yes = (): boolean => true;

export function Frame({ root, label, url }: WidgetProps<"frame">): ReactElement {
  const labels = useLabels();
  const src = useFrameAddress(url);
  const address = useLinkAddress(url);
  const [state, setState] = useState<"waits" | "shown" | "late">("waits");
  const isOfPage = useRef(useSyncExternalStore(follow, no, yes));
  useEffect(() => {
    if (state !== "waits") return undefined;
    // The page's own HTML had the frame, and what came before React was reported to nobody.
    if (isOfPage.current && src && performance.getEntriesByName(src).length > 0) {
      setState("shown");
      return undefined;
    }
    const timer = setTimeout(setState, patienceMs, "late");
    return () => clearTimeout(timer);
  }, [state, src]);
  if (!src)
    return (
      <div {...root}>
        <p className="ly-hint">{labels.linkRefused}</p>
      </div>
    );
  // Always there: of a page that cannot be reached browsers report the same as of one that has come.
  const way = (
    <div className={styles.way}>
      <p>{fill(labels.opensAt, { name: label, host: new URL(src).host })}</p>
      {address && (
        <a className="ly-btn ly-btn-secondary" href={address} rel="noreferrer" aria-label={`${labels.open}: ${label}`}>
          {labels.open}
        </a>
      )}
    </div>
  );
  return state === "late" ? (
    <div {...root} className="ly-slip">
      {way}
    </div>
  ) : (
    <div {...root} className="ly-slip">
      {way}
      <iframe
        // A page that has not come lets the placeholder behind it through.
        className={classes(styles.frame, state === "waits" ? "ly-skeleton ly-skeleton-card" : styles.paper)}
        title={label}
        src={src}
        sandbox=""
        referrerPolicy="no-referrer"
        onLoad={() => setState("shown")}
      />
    </div>
  );
}
