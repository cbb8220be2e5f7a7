/** The entries of a list as elements that React places, and what is in them, which is written here. */
import { createElement, Fragment, type ReactElement, type RefObject } from "react";
import { commonEnds } from "../../../core/json/index.ts";
import { callWithKit, type Kit } from "../kit-context.ts";
import { delegateEvents } from "./delegate-events.ts";
import { type Branch, callDown, type Host, isList, NotDrawable } from "./tree.ts";
import { adopt, change, fill } from "./write-tree.ts";

/** How the entries of a list are drawn. */
export interface Drawing<E> {
  readonly kit: Kit;
  /** Gives one element, in which only elements of the page and functions without hooks are. */
  draw(entry: E): unknown;
  /** What may change about an entry that stays the same one. */
  see(entry: E): Seen;
  /** The same, where an entry shows something else than what was seen, or was drawn for another one in its place. */
  seeAgain(entry: E, drawn: E, seen: Seen): Seen | undefined;
}

export type Seen = readonly unknown[];

/** Where the policy of a page refuses texts as HTML, nothing is the one value that it takes. */
const noHtml: unknown = Object(Reflect.get(globalThis, "trustedTypes"))["emptyHTML"] ?? "";
/** React takes a row over and leaves alone what is in it: that is written here. */
const asItIs = { dangerouslySetInnerHTML: { __html: noHtml }, suppressHydrationWarning: true };

interface Row<E> extends RefObject<Element | null> {
  readonly key: string;
  /** What React places. */
  readonly element: ReactElement;
  /** The entry for which it was drawn. */
  drawn: E;
  seen: Seen;
  /** What it gave, until that is written. */
  given?: Host;
  written?: Branch;
}

export interface Rows<E> {
  /**
   * Elements for entries, which have the keys in their order; those before where a row cannot be drawn, and `write` then throws. The
   * same keys are expected to be the same list, and give the same element, so that React looks at none of the rows.
   */
  place(keys: readonly string[], entries: readonly E[]): ReactElement;
  /** Writes what is new and what has changed; throws where that cannot be done. */
  write(): void;
  /** What holds the rows in the page. */
  parent(): Element | null | undefined;
}

export function createRows<E>({ kit, draw, see, seeAgain }: Drawing<E>): Rows<E> {
  let rows: readonly Row<E>[] = [];
  let latest: readonly E[] = [];
  let placedKeys: readonly string[] | undefined;
  let placed = createElement(Fragment);
  let fault: unknown;

  function drawRow(entry: E): Host {
    const root = callDown(draw(entry));
    if (typeof root !== "object" || !root || isList(root)) throw new NotDrawable();
    return root;
  }

  function createRow(key: string, entry: E): Row<E> {
    const seen = see(entry);
    const given = drawRow(entry);
    const row = { current: null, key, drawn: entry, given, seen };
    return Object.assign(row, { element: createElement(given.type, { key, ref: row, ...(kit.phase === "taken" && asItIs) }) });
  }

  function placeAnew(keys: readonly string[], entries: readonly E[]): void {
    const [start, end] = commonEnds(rows.length, keys.length, (old, at) => rows[old]?.key === keys[at]);
    const old = new Map<string, Row<E>>();
    for (const row of rows.slice(start, rows.length - end)) old.set(row.key, row);
    const others = entries.slice(start, entries.length - end).map((entry, at) => {
      const key = keys[start + at] ?? "";
      return old.get(key) ?? createRow(key, entry);
    });
    rows = [...rows.slice(0, start), ...others, ...rows.slice(rows.length - end)];
    // With a key the elements are no children of what is around them, which React would go through at each render.
    placed = createElement(
      Fragment,
      { key: "rows" },
      rows.map(({ element }) => element),
    );
    placedKeys = keys;
  }

  function writeRow(row: Row<E>, element: Element, entry: E): void {
    if (row.given) {
      row.written = kit.phase === "taken" && element.firstChild ? adopt(element, row.given) : fill(element, row.given);
      row.given = undefined;
    }
    const seen = seeAgain(entry, row.drawn, row.seen);
    if (!seen || !row.written) return;
    row.seen = seen;
    row.drawn = entry;
    row.written = change(element, row.written, drawRow(entry));
  }

  function writeAll(): void {
    rows.forEach((row, at) => {
      if (row.current) writeRow(row, row.current, latest[at] ?? row.drawn);
    });
    const parent = parentOf();
    if (parent) delegateEvents(parent);
  }

  const parentOf = (): Element | null | undefined => rows[0]?.current?.parentElement;

  return {
    place(keys, entries) {
      try {
        if (keys !== placedKeys) callWithKit(kit, () => placeAnew(keys, entries));
        latest = entries;
      } catch (error) {
        fault = error;
      }
      return placed;
    },
    parent: parentOf,
    write() {
      if (fault) throw fault;
      callWithKit(kit, writeAll);
    },
  };
}
