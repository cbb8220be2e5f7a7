/** What a screen looks like in the chosen circumstances, small. */
import { type ReactElement, useRef } from "react";
import { useLoaded } from "../parts/use-loaded.ts";
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
  const revision = useProject((store) => store.revision);
  /** Null where there is none to take. */
  const take = async () => (await pictures.take(screen, previewState, () => isInView(host.current))) ?? null;
  const taken = useLoaded(() => take().catch(() => null), [screen, JSON.stringify(previewState), revision]);
  const scale = width / previewState.width;
  const size = { width: previewState.width, height: previewState.height, transform: `scale(${scale})` };
  return (
    <span ref={host} className={styles.picture} style={{ width, height: previewState.height * scale }}>
      {taken === undefined && <span className={styles.waits} />}
      {taken === null && <span className={styles.missing}>Shown once its problems are solved</span>}
      {taken && (
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
