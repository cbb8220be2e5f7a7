import { classes, InlineIcon } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./status-picture.module.css";

const pictures = {
  clock: "M5 4h9l4 4v4M14 4v4h4M5 4v16h6M8 12h4M8 16h2M16 14a4 4 0 1 0 0 8 4 4 0 0 0 0-8M16 16v2l1.5 1",
  cash: "M3 6h18v8M3 6v12h9M3 10h18M7 14h2M17 13v8M14 18l3 3 3-3",
  calendar: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M14 14h2v2h-2z",
  alert: "M12 3 2 20h20zM12 9v5M12 17v.5",
  cross: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8.5 8.5l7 7M15.5 8.5l-7 7",
  seal: "M12 2l2.5 2 3.2-.2 1 3 2.6 1.9-1 3 1 3-2.6 1.9-1 3-3.2-.2L12 21.5l-2.5-2-3.2.2-1-3-2.6-1.9 1-3-1-3 2.6-1.9 1-3 3.2.2zM8.5 12l2.5 2.5 4.5-5",
};

export function StatusPicture({ root, picture, label, tone = "accent", size = "large" }: WidgetProps<"status-picture">): ReactElement {
  const drawing = <InlineIcon path={pictures[picture]} />;
  return size === "tag" ? (
    <span {...root} className={classes("ly-tag", `ly-tone-${tone}`)}>
      {drawing}
      {label}
    </span>
  ) : (
    <div
      {...root}
      {...(label && { role: "img", "aria-label": label })}
      className={classes(styles.root, `ly-tone-${tone}`)}
      data-size={size}
    >
      {drawing}
    </div>
  );
}
