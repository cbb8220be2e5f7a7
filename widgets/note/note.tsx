import type { ReactElement } from "react";
import { classes, Icon, toneIconOf } from "#widget-kit";
import type { WidgetProps } from "#widget-types";
import * as styles from "./note.module.css";

export function Note({ root, text, title, tone = "info", slots }: WidgetProps<"note">): ReactElement {
  const sign = toneIconOf(tone);
  return (
    <div {...root} className={classes(styles.root, `tone-${tone}`)}>
      {sign && <Icon name={sign} />}
      <div>
        {title && <p className="label">{title}</p>}
        <p className={styles.text}>{text}</p>
      </div>
      {slots?.action}
    </div>
  );
}
