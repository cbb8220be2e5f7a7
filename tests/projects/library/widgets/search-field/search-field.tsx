import { useLabels } from "layar/widget-kit";
import { type ReactElement, useId } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./search-field.module.css";

export function SearchField({ root, label, value = "", onChange, on }: WidgetProps<"search-field">): ReactElement {
  const id = useId();
  const labels = useLabels();
  return (
    <div {...root} className={styles.root}>
      <label htmlFor={id} className="ly-label">
        {label}
      </label>
      <div className={styles.line}>
        <input
          id={id}
          className="ly-field"
          type="search"
          enterKeyHint="search"
          value={value}
          onChange={(event) => onChange?.(event.target.value)}
          onKeyDown={({ key, nativeEvent }) => key === "Enter" && !nativeEvent.isComposing && void on?.submit?.()}
        />
        <button type="button" className="ly-btn ly-btn-secondary" onClick={() => on?.submit?.()}>
          {labels.search}
        </button>
      </div>
    </div>
  );
}
