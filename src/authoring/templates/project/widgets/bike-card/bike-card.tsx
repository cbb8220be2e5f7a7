import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import styles from "./bike-card.module.css";

export function BikeCard({ root, name, price, on }: WidgetProps<"bike-card">): ReactElement {
  return (
    <button {...root} type="button" className={styles.root} onClick={() => on?.tap?.()}>
      <strong>{name}</strong>
      <span>{price}</span>
    </button>
  );
}
