import { Logo } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./product-line.module.css";

export function ProductLine({ root, kit, logo, name, card = true, children }: WidgetProps<"product-line">): ReactElement {
  return (
    <article {...root} className={card ? "ly-slip" : styles.flat} aria-label={name || undefined}>
      <div className="ly-slip-head">
        <Logo src={logo} name={name} kit={kit} />
        {name && <h2 className="ly-slip-name">{name}</h2>}
      </div>
      {children && (
        <>
          {card && <div className="ly-perforation" />}
          {children}
        </>
      )}
    </article>
  );
}
