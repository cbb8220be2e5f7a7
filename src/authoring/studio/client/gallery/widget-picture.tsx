import type { ReactElement } from "react";
import type { ShowWidget } from "../../protocol/widget.ts";
import { PictureFrame } from "../parts/picture-frame.tsx";
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
    <span className={`box ${styles.picture}`} style={picture ? { width: windowWidth * scale, height: tall * scale } : { width, height }}>
      {picture && <PictureFrame html={picture.html} of={show.example.title} width={windowWidth} height={tall} scale={scale} />}
    </span>
  );
}
