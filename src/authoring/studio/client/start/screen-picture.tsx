/** What a screen looks like in the chosen circumstances, small. */
import { type ReactElement, useEffect, useRef, useState } from "react";
import type { Picture } from "../../protocol/preview.ts";
import { createPictureMaker } from "../preview/pictures.ts";
import type { PreviewState } from "../preview/preview-state.ts";
import { useProject } from "../project-store.ts";
import * as styles from "./screen-picture.module.css";

interface ScreenPictureProps {
  readonly screen: string;
  readonly previewState: PreviewState;
  /** Width of the picture in CSS pixels. */
  readonly width: number;
}

const pictures = createPictureMaker();

export function ScreenPicture({ screen, previewState, width }: ScreenPictureProps): ReactElement {
  const host = useRef<HTMLSpanElement>(null);
  const [taken, setTaken] = useState<{ readonly picture: Picture; readonly isStale: boolean } | "missing">();
  const revision = useProject((store) => store.revision);
  const asked = JSON.stringify(previewState);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision may look different
  useEffect(() => {
    let isCurrent = true;
    pictures
      .take(screen, JSON.parse(asked), () => isInView(host.current))
      .then(
        (found) => isCurrent && setTaken(found ?? "missing"),
        () => isCurrent && setTaken("missing"),
      );
    return () => {
      isCurrent = false;
    };
  }, [screen, asked, revision]);
  const scale = width / previewState.width;
  const size = { width: previewState.width, height: previewState.height, transform: `scale(${scale})` };
  return (
    <span ref={host} className={styles.picture} style={{ width, height: previewState.height * scale }}>
      {taken === undefined && <span className={styles.waits} />}
      {taken === "missing" && <span className={styles.missing}>Shown once its problems are solved</span>}
      {taken !== undefined && taken !== "missing" && (
        <iframe
          className={taken.isStale ? styles.stale : styles.frame}
          style={size}
          title={`Picture of ${screen}`}
          sandbox="allow-same-origin"
          srcDoc={taken.picture.html}
          tabIndex={-1}
          inert
        />
      )}
    </span>
  );
}

function isInView(element: Element | null): boolean {
  const { top = Number.POSITIVE_INFINITY, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < window.innerHeight;
}
