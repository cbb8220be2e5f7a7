import { classes, Icon, toneIconOf } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./note.module.css";

export function Note({ root, text, tone = "info" }: WidgetProps<"note">): ReactElement {
  const sign = toneIconOf(tone);
  return (
    <div {...root} className={classes(styles.root, `ly-tone-${tone}`)}>
      {sign && <Icon name={sign} />}
      <p>{text}</p>
    </div>
  );
}
