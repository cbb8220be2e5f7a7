/** What a screen looks like in the chosen circumstances, small. */
import { type ReactElement, useRef } from "react";
import { PictureFrame } from "../parts/picture-frame.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { createPictureMaker } from "../preview/pictures.ts";
import type { PreviewState } from "../preview/preview-state.ts";
import { useProject } from "../project-store.ts";
import * as styles from "./screen-picture.module.css";

interface ScreenPictureProps {
  readonly screen: string;
  readonly previewState: PreviewState;
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
  return (
    <span ref={host} className={`box ${styles.picture}`} style={{ width, height: previewState.height * scale }}>
      {taken === undefined && <span className={styles.waits} />}
      {taken === null && <span className={styles.missing}>Shown once its problems are solved</span>}
      {taken && (
        <PictureFrame
          html={taken.picture.html}
          of={screen}
          width={previewState.width}
          height={previewState.height}
          scale={scale}
          isStale={taken.isStale}
        />
      )}
    </span>
  );
}

function isInView(element: Element | null): boolean {
  const { top = Number.POSITIVE_INFINITY, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < window.innerHeight;
}
