/** Repeats a node for the entries of its list: a page at first, the next one when the end comes near the view. */
import { memo, type ReactNode, useCallback, useMemo, useReducer, useRef, useState } from "react";
import { commonEnds } from "../../../core/json/index.ts";
import type { CompiledNode, Frame } from "../../runtime/index.ts";
import { ListSentinel } from "../kit/list-sentinel.tsx";
import { useLayout } from "../kit/use-layout.ts";
import type { NodeProps } from "../render-context.ts";
import { NodeView } from "./node-view.tsx";
import { subscribeNode } from "./subscribe-node.ts";

/** Entries of a page when the definition names no number. */
const defaultPage = 30;

const noEntries: readonly unknown[] = [];

/** Its index moves with it where nothing shows it. */
interface Entry extends Frame {
  index: number;
}

interface Shown {
  readonly keys: readonly string[];
  /** In the same order. */
  readonly entries: readonly Entry[];
  /** How many there have been. */
  readonly made: number;
}

/** The entries are shown as components. */
interface Plain {
  restoreFocus?(): void;
}

/** Reuses an entry that shows the same, so that nothing below it renders again. */
function keyEntries(node: CompiledNode, items: readonly unknown[], before: Shown & { readonly outer?: Frame }): Shown {
  const { outer } = before;
  const isSame = (old: Entry | undefined, index: number): boolean =>
    old?.item === items[index] && old?.outer === outer && (old?.index === index || node.plan.anywhere === true);
  const [start, end] = commonEnds(before.entries.length, items.length, (old, index) => isSame(before.entries[old], index));
  const [oldEnd, newEnd] = [before.entries.length - end, items.length - end];
  const keys = before.keys.slice(0, start);
  const entries = before.entries.slice(0, start);
  const tail = before.keys.slice(oldEnd);
  let { made } = before;
  const old = new Map(before.keys.slice(start, oldEnd).map((key, at) => [key, before.entries[start + at]]));
  const taken = new Set(start < newEnd ? [...keys, ...tail] : []);
  for (let index = start; index < newEnd; index++) {
    const item = items[index];
    const found = node.key?.({ item, index, outer });
    const wanted = `${typeof found === "string" || typeof found === "number" ? found : index}`;
    // A response may give two entries the same key; the second is then identified by its index.
    const key = taken.has(wanted) ? `${wanted} ${index}` : wanted;
    const known = old.get(key);
    keys.push(key);
    taken.add(key);
    entries.push(known && isSame(known, index) ? known : { item, index, outer, place: known?.place ?? made++ });
  }
  const all = [...entries, ...before.entries.slice(oldEnd)];
  for (let index = start; index < all.length; index++) {
    const entry = all[index];
    if (entry) entry.index = index;
  }
  return { keys: [...keys, ...tail], entries: all, made };
}

export const EachView = memo(({ node, context, frame: outer }: NodeProps): ReactNode => {
  const { session } = context;
  const { page = defaultPage } = node.plan;
  const ListEnd = node.plan.on?.nearEnd && context.views.listEnd;
  const [shown, setShown] = useState(page);
  const [, onChange] = useReducer((count: number) => count + 1, 0);
  const keyed = useRef<Shown>({ keys: [], entries: [], made: 0 });
  const rendered = session.store.getState();
  // Before the rows subscribe, so that a change of the list is rendered before they look for what else it has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store matters only between the first render and the subscription
  useLayout(() => subscribeNode(node, { session, rendered, onChange }), [node, session]);
  const grow = useCallback(() => setShown((count) => count + page), [page]);
  const found = node.each?.(outer);
  const list: readonly unknown[] = Array.isArray(found) ? found : noEntries;
  // A list that is the same object has the same entries, whatever else has changed.
  keyed.current = useMemo(() => keyEntries(node, list.slice(0, shown), { ...keyed.current, outer }), [node, list, shown, outer]);
  const { keys, entries } = keyed.current;
  const [plain, setPlain] = useState<Plain>();
  const onPlain = useCallback((restoreFocus?: () => void) => setPlain({ restoreFocus }), []);
  useLayout(() => plain?.restoreFocus?.(), [plain]);
  const RowsView = node.plan.draw === "rows" && !plain && context.kit.phase !== "early" && context.views.rows;
  return (
    <>
      {RowsView ? (
        <RowsView node={node} context={context} keys={keys} frames={entries} onPlain={onPlain} />
      ) : (
        entries.map((frame, at) => <NodeView key={keys[at]} node={node} context={context} frame={frame} />)
      )}
      {list.length > shown && <ListSentinel key={shown} onNear={grow} />}
      {ListEnd && <ListEnd node={node} session={session} frame={outer} length={list.length} isReached={list.length <= shown} />}
    </>
  );
});
