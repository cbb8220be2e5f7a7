import type { ReactElement } from "react";
import { useFrameAddress, useLabels } from "#widget-kit";
import type { WidgetProps } from "#widget-types";
import * as styles from "./frame.module.css";

export function Frame({ root, label, url }: WidgetProps<"frame">): ReactElement {
  const labels = useLabels();
  const src = useFrameAddress(url);
  return (
    <div {...root}>
      {src ? (
        <iframe className={styles.frame} title={label} src={src} sandbox="" referrerPolicy="no-referrer" />
      ) : (
        <p className="hint">{labels.linkRefused}</p>
      )}
    </div>
  );
}
