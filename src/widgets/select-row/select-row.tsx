import { classes, Digits, Emblem, Icon, reachAddress, waitingId } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./select-row.module.css";

export function SelectRow(props: WidgetProps<"select-row">): ReactElement {
  const { root, label, value, placeholder, icon, emblem, kind = "card", phone, mail, enabled = true, busy, waiting, kit, on } = props;
  const isInert = Boolean(busy) || !enabled;
  const words = value || placeholder;
  const address = reachAddress(phone, mail);
  const look = { ...root, className: classes("ly-row", styles.root), "data-kind": kind };
  const parts = (
    <>
      {emblem ? <Emblem known={emblem} /> : icon && <Icon name={icon} />}
      <span className="ly-row-words">
        <span className={words ? "ly-hint" : undefined}>{label}</span>
        {words && (
          <span className={classes("ly-digits", styles.value, !value && "ly-hint")}>
            <Digits value={words} />
          </span>
        )}
      </span>
      {kind === "card" && <Icon name="next" />}
    </>
  );
  return address ? (
    <a {...look} href={address}>
      {parts}
    </a>
  ) : (
    <button
      {...look}
      type="button"
      aria-disabled={isInert || undefined}
      aria-describedby={waiting && waitingId(kit)}
      onClick={isInert ? undefined : () => on?.tap?.()}
    >
      {parts}
    </button>
  );
}
