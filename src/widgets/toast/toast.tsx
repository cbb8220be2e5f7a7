import { classes, Icon, toneIconOf } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./toast.module.css";

export function Toast({ root, text, tone = "info" }: WidgetProps<"toast">): ReactElement {
  const sign = toneIconOf(tone);
  return (
    <div {...root} className={classes(styles.root, `ly-tone-${tone}`)} role={tone === "failure" ? "alert" : "status"}>
      {sign && (
        <span className="ly-tag">
          <Icon name={sign} />
        </span>
      )}
      <span>{text}</span>
    </div>
  );
}
