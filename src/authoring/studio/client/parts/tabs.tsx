/** Tabs: the arrow keys move between them, and the chosen one shows at once. */
import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef } from "react";
import * as styles from "./tabs.module.css";

interface Tab {
  readonly name: string;
  readonly title: string;
  readonly count?: number;
  readonly panel: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly chosen: string;
  readonly tabs: readonly Tab[];
  readonly onChoose: (name: string) => void;
}

export function Tabs({ label, chosen, tabs, onChoose }: TabsProps): ReactElement {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ name }) => name === chosen);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[to % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChoose(next.name);
    list.current?.querySelector<HTMLElement>(`[data-name="${next.name}"]`)?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map(({ name, title, count = 0 }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-name={name}
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(name)}
          >
            {title}
            {count > 0 && <span className="pill">{count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} className={styles.panel}>
        {tabs.find(({ name }) => name === chosen)?.panel}
      </div>
    </>
  );
}
