/** A small picture of an example. */
import type { ReactElement } from "react";
import type { ShowWidget } from "../../protocol/widget.ts";
import { useLoaded } from "../parts/use-loaded.ts";
import { createPictureMaker } from "../preview/pictures.ts";
import * as styles from "../start/screen-picture.module.css";

interface WidgetPictureProps {
  readonly show: ShowWidget;
  /** In CSS pixels: of the window that is shown, and of the picture at most. */
  readonly windowWidth: number;
  readonly width: number;
  readonly height: number;
}

const pictures = createPictureMaker();
const windowHeight = 844;

export function WidgetPicture({ show, windowWidth, width, height }: WidgetPictureProps): ReactElement {
  const size = { width: windowWidth, height: windowHeight };
  const picture = useLoaded(() => pictures.takeOf(show, size), [JSON.stringify(show), windowWidth]);
  const tall = Math.min(windowHeight, Math.max(40, picture?.height ?? 0));
  const scale = Math.min(1, width / windowWidth, height / tall);
  return (
    <span className={styles.picture} style={picture ? { width: windowWidth * scale, height: tall * scale } : { width, height }}>
      {picture && (
        <iframe
          className={styles.frame}
          style={{ width: windowWidth, height: tall, transform: `scale(${scale})` }}
          title={`Picture of ${show.example.title}`}
          sandbox="allow-same-origin"
          srcDoc={picture.html}
          tabIndex={-1}
          inert
        />
      )}
    </span>
  );
}
