/** A frame with one screen in it, at the size of a device. */
import { type ReactElement, useEffect, useRef, useState } from "react";
import { studioPath } from "../../protocol/index.ts";
import type { FromFrame, ToFrame } from "../../protocol/preview.ts";
import { useProject } from "../project-store.ts";
import { loadShow } from "./load-show.ts";
import * as styles from "./preview-frame.module.css";
import type { PreviewState } from "./preview-state.ts";
import { useFrame } from "./use-frame.ts";

interface PreviewFrameProps {
  readonly screen: string;
  readonly previewState: PreviewState;
  /** Part of the size of the device at which it is drawn. */
  readonly scale: number;
  readonly isPicking?: boolean;
  /** The node to outline; '' for none. */
  readonly marked?: string;
  readonly onMessage?: (message: FromFrame) => void;
  /** Gives the way to ask the screen, once it can be asked. */
  readonly onConnect?: (send: (message: ToFrame) => void) => void;
}

export function PreviewFrame(props: PreviewFrameProps): ReactElement {
  const { screen, previewState, scale, isPicking = false, marked = "", onMessage } = props;
  const { variant, language, scenario, width, height, scheme, textSize, isOnline, hasShell, wording, at } = previewState;
  const situation = JSON.stringify(previewState.situation ?? {});
  const [session] = useState(() => crypto.randomUUID());
  const [state, setState] = useState<"waiting" | "shown" | "stale" | "missing" | "outside">("waiting");
  const revision = useProject((store) => store.revision);
  /** What was shown last: a screen that is opened in other circumstances begins again. */
  const last = useRef("");

  const { frame, isReady, send } = useFrame((message, answer) => {
    if (message.kind === "ready") props.onConnect?.(answer);
    onMessage?.(message);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision may have another module
  useEffect(() => {
    if (!isReady) return;
    let isCurrent = true;
    const key = JSON.stringify([screen, variant, language, scenario, isOnline, hasShell, situation, at]);
    loadShow(screen, previewState, { session, isFresh: last.current !== key }).then(
      ({ show, isStale, isOutside }) => {
        if (!isCurrent) return;
        setState(show === undefined ? "missing" : isStale ? "stale" : isOutside ? "outside" : "shown");
        if (show === undefined) return;
        last.current = key;
        send(show);
      },
      () => setState("missing"),
    );
    return () => {
      isCurrent = false;
    };
  }, [isReady, screen, variant, language, scenario, session, isOnline, hasShell, scheme, textSize, wording, situation, at, revision, send]);

  useEffect(() => {
    if (isReady) send({ kind: "pick", isOn: isPicking });
  }, [isReady, isPicking, send]);
  useEffect(() => {
    if (isReady) send({ kind: "mark", node: marked });
  }, [isReady, marked, send]);

  return (
    <div style={{ width: width * scale }}>
      {state === "outside" && <p className={styles.outside}>The promotion does not run then: the screen without it</p>}
      <div className={`box ${styles.device}`} data-state={state} style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          title={`${screen}, ${variant}`}
          src={`${studioPath}/preview`}
          className={styles.frame}
          style={{ width, height, transform: `scale(${scale})` }}
        />
        {state === "stale" && <p className={styles.note}>Last version without problems</p>}
        {state === "missing" && <p className={styles.missing}>Shown once its problems are solved</p>}
      </div>
    </div>
  );
}
