/** A small picture of an example. */
import { type ReactElement, useEffect, useState } from "react";
import type { Picture } from "../../protocol/preview.ts";
import type { ShowWidget } from "../../protocol/widget.ts";
import { createPictureMaker } from "../preview/pictures.ts";
import * as styles from "./widget-picture.module.css";

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
  const [picture, setPicture] = useState<Picture>();
  const asked = JSON.stringify(show);
  useEffect(() => {
    let isCurrent = true;
    pictures.takeOf(JSON.parse(asked), { width: windowWidth, height: windowHeight }).then(
      (taken) => isCurrent && setPicture(taken),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, windowWidth]);
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
