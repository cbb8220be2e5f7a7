import { Breakable, classes, Digits, reachAddress, useLinkAddress } from "layar/widget-kit";
import type { MouseEvent, ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./link.module.css";

/** Taps that ask the browser for a tab or a window of their own are its affair. */
const isPlain = (click: MouseEvent): boolean => !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);

export function Link({ root, label, kind = "text", phone, mail, href, current, busy, on }: WidgetProps<"link">): ReactElement {
  const ours = useLinkAddress(href);
  const address = reachAddress(phone, mail) ?? ours;
  const tap = (click: MouseEvent): void => {
    if (!on?.tap || !isPlain(click)) return;
    click.preventDefault();
    if (!busy) void on.tap();
  };
  const look = { ...root, className: classes("ly-btn", `ly-btn-${kind}`, styles.link), "aria-current": current && ("page" as const) };
  return address ? (
    <a {...look} href={address} onClick={tap}>
      {phone ? (
        <span className="ly-digits">
          <Digits value={label} />
        </span>
      ) : (
        <Breakable text={label} />
      )}
    </a>
  ) : (
    <button {...look} type="button" aria-disabled={busy} onClick={tap}>
      {label}
    </button>
  );
}
