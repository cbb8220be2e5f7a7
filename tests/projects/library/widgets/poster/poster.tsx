import { Picture } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./poster.module.css";

export function Poster({ root, text, image, ground, ink }: WidgetProps<"poster">): ReactElement {
  return (
    <div {...root} className={styles.root} style={{ backgroundColor: ground, color: ink }}>
      <Picture src={image} alt="" fallback={null} />
      <p>{text}</p>
    </div>
  );
}
