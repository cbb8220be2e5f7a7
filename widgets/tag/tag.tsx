import type { ReactElement } from "react";
import { classes, Icon, toneIconOf } from "#widget-kit";
import type { WidgetProps } from "#widget-types";

export function Tag({ root, text, tone = "neutral" }: WidgetProps<"tag">): ReactElement {
  const sign = toneIconOf(tone);
  return (
    <span {...root} className={classes("tag", `tone-${tone}`)}>
      {sign && <Icon name={sign} />}
      {text}
    </span>
  );
}
