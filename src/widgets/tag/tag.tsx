import { classes, Icon, toneIconOf } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";

export function Tag({ root, text, tone = "neutral" }: WidgetProps<"tag">): ReactElement {
  const sign = toneIconOf(tone);
  return (
    <span {...root} className={classes("ly-tag", `ly-tone-${tone}`)}>
      {sign && <Icon name={sign} />}
      {text}
    </span>
  );
}
