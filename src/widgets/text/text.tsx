import { Breakable, classes, Figure } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./text.module.css";

export function Text({ root, text, kind = "body", tone = "normal", live }: WidgetProps<"text">): ReactElement {
  const words = kind === "amount" ? <Figure text={text} /> : <Breakable text={text} />;
  return (
    <p
      {...root}
      className={classes(kind === "amount" && "ly-figure", styles.root)}
      data-kind={kind}
      data-tone={tone}
      role={live ? "status" : undefined}
    >
      {live ? (
        <span key={text} className="ly-changed">
          {words}
        </span>
      ) : (
        words
      )}
    </p>
  );
}
