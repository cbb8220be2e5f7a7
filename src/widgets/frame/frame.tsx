import { classes, label as fill, useFrameAddress, useLabels, useLinkAddress } from "layar/widget-kit";
import { type ReactElement, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./frame.module.css";

/** After this time the placeholder ends, though the page has not come as a whole: what there is of it can be read. */
const patienceMs = 5000;

const follow = () => no;
const no = (): boolean => false;
const yes = (): boolean => true;

export function Frame({ root, label, url }: WidgetProps<"frame">): ReactElement {
  const labels = useLabels();
  const src = useFrameAddress(url);
  const address = useLinkAddress(url);
  const [isShown, setIsShown] = useState(false);
  const isOfPage = useRef(useSyncExternalStore(follow, no, yes));
  useEffect(() => {
    if (isShown) return undefined;
    // The page's own HTML had the frame, and what came before React was reported to nobody.
    if (isOfPage.current && src && performance.getEntriesByName(src).length > 0) {
      setIsShown(true);
      return undefined;
    }
    const timer = setTimeout(setIsShown, patienceMs, true);
    return () => clearTimeout(timer);
  }, [isShown, src]);
  if (!src)
    return (
      <div {...root}>
        <p className="ly-hint">{labels.linkRefused}</p>
      </div>
    );
  return (
    <div {...root} className="ly-slip">
      {/* Always there: of a page that cannot be reached browsers report the same as of one that has come. */}
      <div className={styles.way}>
        <p>{fill(labels.opensAt, { name: label, host: new URL(src).host })}</p>
        {address && (
          <a className="ly-btn ly-btn-secondary" href={address} rel="noreferrer" aria-label={`${labels.open}: ${label}`}>
            {labels.open}
          </a>
        )}
      </div>
      <iframe
        // A page that has not come lets the placeholder behind it through.
        className={classes(styles.frame, isShown ? styles.paper : "ly-skeleton ly-skeleton-card")}
        title={label}
        src={src}
        sandbox=""
        referrerPolicy="no-referrer"
        onLoad={() => setIsShown(true)}
      />
    </div>
  );
}
