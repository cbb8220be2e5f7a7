import { cloneElement, memo, type ReactElement, type ReactNode, useCallback, useMemo, useState } from "react";
import { useKit } from "../kit-context.ts";
import { rememberFocus } from "../rows/remember-focus.ts";
import { createRows, type Drawing } from "../rows/rows.ts";
import { haveSame, type Props } from "../rows/tree.ts";
import { ListSentinel } from "./list-sentinel.tsx";
import { useLayout } from "./use-layout.ts";

/** Rows put on the page at once; more follow when their end comes near the view. */
const page = 30;

type Row = ReactElement<Props>;

interface PagedRowsProps<T> {
  /** Of the list, beside those of all lists of rows. */
  readonly className?: string;
  readonly entries: readonly T[];
  /** The key of an entry in its list. */
  keyOf(entry: T, index: number): string | number;
  /**
   * Gives the row of an entry: an element of a function without hooks. That is called again only when a property is another one, so
   * handlers must be those that the widget is given.
   */
  row(entry: T, index: number): Row;
}

interface PageProps {
  readonly className: string;
  readonly entries: readonly unknown[];
  /** Of the rows before a place in the list. */
  keysUntil(end: number): readonly (string | number)[];
  rowsUntil(end: number): readonly Row[];
}

interface Plain {
  restoreFocus?(): void;
}

const nothing = (): void => {};
const nothingSeen: readonly unknown[] = [];
const drawing: Omit<Drawing<Row>, "kit"> = {
  draw: (row) => row,
  see: () => nothingSeen,
  seeAgain(row, drawn) {
    return row === drawn || (row.type === drawn.type && haveSame(row.props, drawn.props)) ? undefined : nothingSeen;
  },
};

/** A server may give two entries the same key; the second is then identified by its index. */
function makeUnique(found: readonly (string | number)[]): readonly string[] {
  const keys = new Set<string>();
  for (const [index, key] of found.entries()) keys.add(keys.has(`${key}`) ? `${key} ${index}` : `${key}`);
  return [...keys];
}

const withKeys = (rows: readonly Row[], keys: readonly string[]): readonly Row[] =>
  rows.map((row, at) => cloneElement(row, { key: keys[at] }));

interface WrittenProps {
  readonly keys: readonly string[];
  readonly rows: readonly Row[];
  onPlain(plain: Plain): void;
}

function WrittenRows({ keys, rows, onPlain }: WrittenProps): ReactNode {
  const kit = useKit();
  const [written] = useState(() => createRows({ kit, ...drawing }));
  const elements = written.place(keys, rows);
  useLayout(() => {
    try {
      written.write();
    } catch (error) {
      kit.noteFallback?.("", error);
      onPlain({ restoreFocus: rememberFocus(written.parent()) });
    }
  });
  return elements;
}

/** A component of its own also where the widget is called: what calls components finds no function. */
const Pages = memo(({ className, entries, keysUntil, rowsUntil }: PageProps): ReactElement => {
  const [shown, setShown] = useState(page);
  const grow = useCallback(() => setShown((before) => before + page), []);
  const [plain, setPlain] = useState<Plain>();
  useLayout(() => plain?.restoreFocus?.(), [plain]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same entries have the same keys
  const keys = useMemo(() => makeUnique(keysUntil(shown)), [entries, shown]);
  const rows = rowsUntil(shown);
  return (
    <>
      <ul className={className}>{plain ? withKeys(rows, keys) : <WrittenRows keys={keys} rows={rows} onPlain={setPlain} />}</ul>
      {entries.length > shown && <ListSentinel key={shown} onNear={grow} />}
    </>
  );
});

/**
 * A list of a widget: its rows are written straight into the page, 30 at a time; more follow when their end comes near the view.
 *
 * @example
 * <PagedRows entries={banks} keyOf={({ code }) => code} row={(bank) => <BankRow bank={bank} kit={kit} onTap={on?.tap} />} />
 */
export function PagedRows<T>({ className, entries, keyOf, row }: PagedRowsProps<T>): ReactElement {
  const { phase } = useKit();
  const until = (end: number): readonly T[] => (end < entries.length ? entries.slice(0, end) : entries);
  const shown = {
    className: className ? `ly-rows ${className}` : "ly-rows",
    entries,
    keysUntil: (end: number) => until(end).map(keyOf),
    rowsUntil: (end: number) => until(end).map(row),
  };
  // Without a page to write into, or before React is there, the rows are elements like all others.
  return phase === "early" || typeof document === "undefined" ? showFirst(shown) : <Pages {...shown} />;
}

/** What `Pages` shows at first, without a hook: the rows can be tapped before React is there. */
function showFirst({ className, entries, keysUntil, rowsUntil }: PageProps): ReactElement {
  return (
    <>
      <ul className={className}>{withKeys(rowsUntil(page), makeUnique(keysUntil(page)))}</ul>
      {entries.length > page && <ListSentinel onNear={nothing} />}
    </>
  );
}
