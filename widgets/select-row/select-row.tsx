import type { ReactElement } from "react";
import { classes, Icon, Initials, waitingId } from "#widget-kit";
import type { WidgetProps } from "#widget-types";
import * as styles from "./select-row.module.css";

export function SelectRow({
  root,
  label,
  value,
  placeholder,
  mark,
  enabled = true,
  busy,
  waiting,
  on,
}: WidgetProps<"select-row">): ReactElement {
  const isInert = Boolean(busy) || !enabled;
  const words = value || placeholder;
  return (
    <button
      {...root}
      type="button"
      className={classes("row", styles.root)}
      aria-disabled={isInert || undefined}
      aria-describedby={waiting && waitingId}
      onClick={isInert ? undefined : () => on?.tap?.()}
    >
      {mark && <Initials name={mark} />}
      <span className="row-words">
        <span className={words ? "hint" : undefined}>{label}</span>
        {words && <span className={classes(styles.value, !value && "hint")}>{words}</span>}
      </span>
      <Icon name="next" />
    </button>
  );
}
