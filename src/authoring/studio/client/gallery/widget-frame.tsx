/** A live frame with one example of a widget. */
import { type ReactElement, useEffect } from "react";
import { studioPath } from "../../protocol/index.ts";
import type { FromFrame } from "../../protocol/preview.ts";
import type { ShowWidget } from "../../protocol/widget.ts";
import { useAudit } from "../accessibility/audit-store.ts";
import * as styles from "../preview/preview-frame.module.css";
import type { PreviewState } from "../preview/preview-state.ts";
import { useFrame } from "../preview/use-frame.ts";

interface WidgetFrameProps {
  /** Undefined while it cannot be shown: the last one stays, dimmed. */
  readonly show: ShowWidget | undefined;
  readonly size: Pick<PreviewState, "width" | "height">;
  readonly onMessage: (message: FromFrame) => void;
}

export function WidgetFrame({ show, size, onMessage }: WidgetFrameProps): ReactElement {
  const { frame, isReady, send } = useFrame(onMessage);
  const attach = useAudit((store) => store.attach);
  const asked = show && JSON.stringify(show);
  useEffect(() => {
    if (isReady) attach(send);
  }, [isReady, attach, send]);
  useEffect(() => {
    if (isReady && asked !== undefined) send(JSON.parse(asked));
  }, [isReady, asked, send]);
  return (
    <div className={styles.device} data-state={show === undefined ? "stale" : "shown"} style={size}>
      <iframe
        ref={frame}
        title={`Example of ${show?.widget ?? "the widget"}`}
        src={`${studioPath}/preview`}
        className={styles.frame}
        style={size}
      />
      {show === undefined && <p className={styles.note}>Last version that can be read</p>}
    </div>
  );
}
