import { classes, InlineIcon } from "layar/widget-kit";
import type { KeyboardEvent, ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./category-tabs.module.css";
import { drawings } from "./drawings.ts";

export function CategoryTabs(props: WidgetProps<"category-tabs">): ReactElement {
  const { root, label, titles, icons = [], kind = "tabs", chosen = -1, busy, on } = props;
  const isTabs = kind === "tabs";
  /** Where Tab comes in: the chosen one, or the first while none is. */
  const entry = chosen >= 0 && chosen < titles.length ? chosen : 0;
  const tab = (index: number) => ({ role: "tab", "aria-selected": index === chosen, tabIndex: index === entry ? 0 : -1 });
  const show = (title: string, index: number) => (
    <button
      key={`${index} ${title}`}
      type="button"
      className={classes(styles.category, isTabs && index === chosen && styles.chosen)}
      aria-disabled={busy}
      onClick={busy ? undefined : () => on?.choose?.(index)}
      {...(isTabs && tab(index))}
    >
      <InlineIcon path={drawings[icons[index] ?? "question"]} />
      {title}
    </button>
  );
  const categories = titles.map((title, index) => title && show(title, index));
  if (isTabs)
    return (
      <div {...root} role="tablist" aria-label={label} aria-busy={busy} className={`${styles.list} ${styles.tabs}`} onKeyDown={moveFocus}>
        {categories}
      </div>
    );
  return (
    <fieldset {...root} aria-busy={busy}>
      <legend className="ly-label">{label}</legend>
      <div className={styles.list}>{categories}</div>
    </fieldset>
  );
}

/** Arrows move the focus alone: a choice may ask the server, so it is made by Enter or Space. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = Array.from(event.currentTarget.children);
  const at = tabs.findIndex((tab) => tab.matches(":focus"));
  const places: { readonly [key: string]: number } = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  const to = places[event.key];
  if (to === undefined) return;
  event.preventDefault();
  const tab = tabs[(to + tabs.length) % tabs.length];
  if (tab instanceof HTMLElement) tab.focus();
}
