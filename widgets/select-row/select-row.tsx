import type { ReactElement } from "react";
import { classes, Digits, Icon, Initials, reachAddress, waitingId } from "#widget-kit";
import type { WidgetProps } from "#widget-types";
import * as styles from "./select-row.module.css";

export function SelectRow({
  root,
  label,
  value,
  placeholder,
  mark,
  phone,
  mail,
  enabled = true,
  busy,
  waiting,
  on,
}: WidgetProps<"select-row">): ReactElement {
  const isInert = Boolean(busy) || !enabled;
  const words = value || placeholder;
  const address = reachAddress(phone, mail);
  const parts = (
    <>
      {mark && <Initials name={mark} />}
      <span className="row-words">
        <span className={words ? "hint" : undefined}>{label}</span>
        {words && (
          <span className={classes("digits", styles.value, !value && "hint")}>
            <Digits value={words} />
          </span>
        )}
      </span>
      <Icon name="next" />
    </>
  );
  return address ? (
    <a {...root} className={classes("row", styles.root)} href={address}>
      {parts}
    </a>
  ) : (
    <button
      {...root}
      type="button"
      className={classes("row", styles.root)}
      aria-disabled={isInert || undefined}
      aria-describedby={waiting && waitingId}
      onClick={isInert ? undefined : () => on?.tap?.()}
    >
      {parts}
    </button>
  );
}
