import { classes, Logo } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./order-picker.module.css";

interface OrderRowProps {
  readonly order: WidgetProps<"order-picker">["orders"][number];
  readonly kit: WidgetProps<"order-picker">["kit"];
  readonly group: string;
  readonly isChosen: boolean;
  onChoose(): void;
  /** The control was clicked, which an arrow that moves the choice does as well. */
  onClick(): void;
  /** The choice is meant. */
  onDone(): void;
}

export function OrderRow({ order, kit, group, isChosen, onChoose, onClick, onDone }: OrderRowProps): ReactElement {
  return (
    <label className={styles.row} data-entry="">
      <input
        type="radio"
        className="ly-cover"
        name={group}
        value={order.orderNo}
        checked={isChosen}
        onChange={onChoose}
        onClick={onClick}
        onKeyUp={(event) => (event.key === "Enter" || event.key === " ") && onDone()}
      />
      <span className={classes("ly-slip", isChosen && "ly-slip-chosen", styles.slip)}>
        <span className="ly-slip-head">
          <Logo src={order.productLogo} name={order.productName} kit={kit} />
          <span className="ly-slip-name">
            <strong>{order.productName}</strong>
            <span className={styles.status}>{order.status}</span>
          </span>
          <span className="ly-mark ly-mark-round" />
        </span>
        {order.rows.map(({ title, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and they do not move
          <span key={`${index} ${title}`} className={styles.fact}>
            {title} <span className="ly-tabular">{value}</span>
          </span>
        ))}
      </span>
    </label>
  );
}
