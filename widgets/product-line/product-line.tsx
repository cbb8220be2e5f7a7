import type { ReactElement } from "react";
import { Logo } from "#widget-kit";
import type { WidgetProps } from "#widget-types";
import * as styles from "./product-line.module.css";

export function ProductLine({ root, kit, logo, name, card = true, children }: WidgetProps<"product-line">): ReactElement {
  return (
    <article {...root} className={card ? "slip" : styles.flat} aria-label={name || undefined}>
      <div className="slip-head">
        <Logo src={logo} name={name} kit={kit} />
        {name && <h2 className="slip-name">{name}</h2>}
      </div>
      {children && (
        <>
          {card && <div className="perforation" />}
          {children}
        </>
      )}
    </article>
  );
}
