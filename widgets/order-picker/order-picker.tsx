import { classes, FieldError, Icon, useLabels } from "layar/widget-kit";
import { type ReactElement, useEffect, useRef } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./order-picker.module.css";
import { OrderRow } from "./order-row.tsx";

export function OrderPicker(props: WidgetProps<"order-picker">): ReactElement {
  const { root, id, label, toggle, orders, open = false, emptyText, value, onChange, invalid, on, children } = props;
  const labels = useLabels();
  const control = useRef<HTMLButtonElement>(null);
  useFocusBack(open, control);
  /** An arrow key only moves the choice; its click looks like that of a label or a screen reader. */
  const isMoving = useRef(false);
  const close = () => void on?.toggle?.(false);
  return (
    <div {...root} className={styles.root}>
      <div className={styles.head}>
        <h2 id={id} className={classes("ly-label", styles.label)}>
          {label}
        </h2>
        <button
          ref={control}
          type="button"
          className="ly-btn ly-btn-text"
          aria-expanded={open}
          aria-describedby={invalid && `${id}-error`}
          onClick={() => on?.toggle?.(!open)}
        >
          {toggle}
          <span className={open ? styles.up : styles.down}>
            <Icon name="chevron" />
          </span>
        </button>
      </div>
      <FieldError id={`${id}-error`} text={invalid} />
      {!open && children}
      {open && orders.length === 0 && <p className="ly-hint">{emptyText || labels.empty}</p>}
      {open && orders.length > 0 && (
        <div
          role="radiogroup"
          aria-labelledby={id}
          className={styles.list}
          onKeyDown={({ key }) => (isMoving.current = key.startsWith("Arrow"))}
          onPointerDown={() => (isMoving.current = false)}
        >
          {orders.map((order, place) => (
            <OrderRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a server may give two orders one number
              key={`${place} ${order.orderNo}`}
              order={order}
              kit={props.kit}
              group={id}
              isChosen={order.orderNo === value}
              onChoose={() => onChange?.(order.orderNo)}
              onClick={() => (isMoving.current ? undefined : close())}
              onDone={close}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** When the list closes under the focus, the control that opens it takes the focus. */
function useFocusBack(open: boolean, control: { readonly current: HTMLElement | null }): void {
  const wasOpen = useRef(open);
  useEffect(() => {
    const hasLostFocus = document.activeElement === document.body || document.activeElement === null;
    if (wasOpen.current && !open && hasLostFocus) control.current?.focus();
    wasOpen.current = open;
  }, [open, control]);
}
