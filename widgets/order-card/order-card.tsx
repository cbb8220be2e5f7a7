import { classes, Fact, hasValue, Logo } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./order-card.module.css";

export function OrderCard({ root, kit, order, chosen, slots }: WidgetProps<"order-card">): ReactElement {
  const rows = order.rows.filter(({ value }) => hasValue(value));
  return (
    <article {...root} className={classes("ly-slip", chosen && "ly-slip-chosen")} aria-label={order.productName || undefined}>
      <div className="ly-slip-head">
        <Logo src={order.productLogo} name={order.productName} kit={kit} />
        {order.productName && <h2 className="ly-slip-name">{order.productName}</h2>}
        {slots?.status}
      </div>
      {rows.length > 0 && (
        <>
          <div className="ly-perforation" />
          <dl className="ly-facts-list">
            {rows.map(({ title, value }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and they do not move
              <Fact key={`${index} ${title}`} text={title} value={value} />
            ))}
          </dl>
        </>
      )}
      {slots?.actions && <div className={styles.actions}>{slots.actions}</div>}
    </article>
  );
}
