import { Icon, useLabels, useModal } from "layar/widget-kit";
import { type ReactElement, useId } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./dialog.module.css";

export function Dialog({ root, title, dismissible = true, on, slots, children }: WidgetProps<"dialog">): ReactElement {
  const labels = useLabels();
  const id = useId();
  const close = () => void on?.close?.();
  const modal = useModal(dismissible, close);
  return (
    <dialog {...root} {...modal} className={styles.root} aria-modal="true" aria-labelledby={id}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {dismissible && (
            <button type="button" className={styles.close} aria-label={labels.close} onClick={close}>
              <Icon name="close" />
            </button>
          )}
        </div>
        {children}
        {slots?.actions && <div className={styles.actions}>{slots.actions}</div>}
      </div>
    </dialog>
  );
}
