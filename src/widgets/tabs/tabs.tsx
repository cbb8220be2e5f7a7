import { classes } from "layar/widget-kit";
import type { KeyboardEvent, ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./tabs.module.css";

export function Tabs({ root, id, label, titles, value = 0, busy, onChange, children }: WidgetProps<"tabs">): ReactElement {
  // After a reload there may be fewer tabs than the chosen index.
  const chosen = Math.min(Math.max(value, 0), titles.length - 1);
  // A flow of the last change is under way: a further one would go unheard.
  const change = busy ? undefined : onChange;
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const target = targetOf(event.key, chosen, titles.length);
    if (target === undefined || busy) return;
    event.preventDefault();
    change?.(target);
    const tab = event.currentTarget.children[target];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <div {...root}>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {titles.map((title, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: two titles may be alike, and tabs do not move
            key={`${index} ${title}`}
            type="button"
            role="tab"
            id={`${id}-${index}`}
            className={classes(styles.tab, index === chosen && styles.chosen)}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={index === chosen ? 0 : -1}
            aria-disabled={busy}
            onClick={() => change?.(index)}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}

function targetOf(key: string, chosen: number, count: number): number | undefined {
  if (key === "ArrowRight") return (chosen + 1) % count;
  if (key === "ArrowLeft") return (chosen - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
