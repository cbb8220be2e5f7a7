/** A picture of a page: its HTML, made smaller. */
import type { ReactElement } from "react";
import * as styles from "../preview/preview-frame.module.css";

interface PictureFrameProps {
  readonly html: string;
  readonly of: string;
  /** Of the page, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly isStale?: boolean;
}

export function PictureFrame({ html, of, width, height, scale, isStale = false }: PictureFrameProps): ReactElement {
  const style = { width, height, transform: `scale(${scale})` };
  const look = isStale ? `${styles.frame} ${styles.stale}` : styles.frame;
  return <iframe className={look} style={style} title={`Picture of ${of}`} sandbox="allow-same-origin" srcDoc={html} tabIndex={-1} inert />;
}
