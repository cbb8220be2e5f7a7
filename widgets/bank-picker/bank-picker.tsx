import { Emblem, Icon, ListSentinel, useLabels } from "layar/widget-kit";
import { type ReactElement, useCallback, useRef, useState } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./bank-picker.module.css";

/** The longest list that is looked through without a search. */
const shortList = 8;
/** Rows put on the page at once; more follow when their end comes near the view. */
const page = 40;

export function BankPicker({ root, label, banks, emblems = [], chosen, emptyText, busy, on }: WidgetProps<"bank-picker">): ReactElement {
  const labels = useLabels();
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState(page);
  const grow = useCallback(() => setShown((count) => count + page), []);
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    setSearch("");
    field.current?.focus();
  };
  const sought = search.trim().toLowerCase();
  const found = banks.filter(({ bankName, payCode }) => `${bankName} ${payCode}`.toLowerCase().includes(sought));
  const isLong = banks.length > shortList;
  return (
    <div {...root} className={isLong ? styles.long : undefined}>
      {isLong && (
        <div className={styles.search}>
          <input
            ref={field}
            className="ly-field"
            type="search"
            aria-label={labels.search}
            placeholder={labels.search}
            autoComplete="off"
            enterKeyHint="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          {search && (
            <button type="button" tabIndex={-1} aria-label={labels.clear} onClick={clear}>
              <Icon name="close" />
            </button>
          )}
        </div>
      )}
      {found.length > 0 && (
        <ul className="ly-rows" aria-label={label}>
          {found.slice(0, shown).map((bank, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a server may give two banks one code
            <li key={`${place} ${bank.payCode}`}>
              <button
                type="button"
                className="ly-row"
                aria-current={bank.payCode === chosen || undefined}
                aria-disabled={busy}
                onClick={busy ? undefined : () => on?.choose?.(bank)}
              >
                <Emblem known={emblems.find(({ names }) => names.includes(bank.payCode) || names.includes(bank.bankName))} icon="bank" />
                <span className="ly-row-words">{bank.bankName}</span>
                {bank.payCode === chosen && <Icon name="check" />}
              </button>
            </li>
          ))}
        </ul>
      )}
      {found.length > shown && <ListSentinel key={shown} onNear={grow} />}
      <p role="status" className="ly-hint">
        {found.length === 0 && emptyText}
      </p>
      {found.length === 0 && search && (
        <button type="button" className="ly-btn ly-btn-secondary" onClick={clear}>
          {labels.clear}
        </button>
      )}
    </div>
  );
}
