import { Breakable, classes, Figure } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./amount-header.module.css";

export function AmountHeader({ root, label, amount, text, slots, children }: WidgetProps<"amount-header">): ReactElement {
  return (
    <div {...root} className="ly-slip">
      {slots?.head}
      <div className={styles.head}>
        {label && (
          <p className={classes("ly-hint", styles.line)}>
            <Breakable text={label} />
          </p>
        )}
        {amount && (
          <p className={classes("ly-figure", styles.amount)}>
            <span key={amount} className="ly-changed">
              <Figure text={amount} />
            </span>
          </p>
        )}
        {slots?.action}
        {text && (
          <p className={classes("ly-hint", styles.line)}>
            <Breakable text={text} />
          </p>
        )}
      </div>
      {children && (
        <>
          <div className="ly-perforation" />
          {children}
        </>
      )}
    </div>
  );
}
