import { Logo, useLayout } from "layar/widget-kit";
import { type ReactElement, useRef } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./site-header.module.css";

export function SiteHeader({ root, kit, logo, name, label, children }: WidgetProps<"site-header">): ReactElement {
  const links = useRef<HTMLElement>(null);
  useLayout(() => {
    const row = links.current;
    const current = row?.querySelector<HTMLElement>("[aria-current]");
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, []);
  return (
    <header {...root} className={styles.root}>
      <p className={styles.name}>
        <Logo src={logo} name={name} kit={kit} />
        <b>{name}</b>
      </p>
      <nav ref={links} className={styles.links} aria-label={label}>
        {children}
      </nav>
    </header>
  );
}
