import type { ReactElement } from "react";
import type { WidgetProps } from "#widget-types";
import * as styles from "./amount-header.module.css";

export function AmountHeader({ root, label, amount, text, children }: WidgetProps<"amount-header">): ReactElement {
  return (
    <div {...root} className="slip">
      <div>
        <p className="hint">{label}</p>
        <p className={styles.amount}>
          <span key={amount} className="changed">
            {amount}
          </span>
        </p>
        {text && <p className="hint">{text}</p>}
      </div>
      {children && (
        <>
          <div className="perforation" />
          {children}
        </>
      )}
    </div>
  );
}
