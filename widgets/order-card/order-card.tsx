import type { ReactElement } from "react";
import { classes, Icon, Logo, toneIconOf } from "#widget-kit";
import type { WidgetProps } from "#widget-types";
import * as styles from "./order-card.module.css";

export function OrderCard({ root, kit, order, tone = "neutral", chosen, slots }: WidgetProps<"order-card">): ReactElement {
  return (
    <article {...root} className={classes("slip", chosen && "slip-chosen")} aria-label={order.productName || undefined}>
      <div className="slip-head">
        <Logo src={order.productLogo} name={order.productName} kit={kit} />
        {order.productName && <h2 className="slip-name">{order.productName}</h2>}
        {order.status && (
          <span className={classes("tag", `tone-${tone}`)}>
            <Icon name={toneIconOf(tone) ?? "document"} />
            {order.status}
          </span>
        )}
      </div>
      {order.rows.length > 0 && (
        <>
          <div className="perforation" />
          <dl className="facts-list">
            {order.rows.map(({ title, value }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and they do not move
              <div key={`${index} ${title}`}>
                <dt>{title}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {slots?.actions && <div className={styles.actions}>{slots.actions}</div>}
    </article>
  );
}
