/** Shows the entries of a list whose widgets are called: React places an element for each and knows nothing of what is in it. */
import { memo, type ReactNode, useEffect, useRef, useState } from "react";
import type { ScreenStore } from "../../runtime/index.ts";
import { useLayout } from "../kit/use-layout.ts";
import { useKit } from "../kit-context.ts";
import type { RowsProps } from "../render-context.ts";
import { createNodeDrawing, withInner } from "./draw-node.ts";
import { rememberFocus } from "./remember-focus.ts";
import { createRows } from "./rows.ts";

/** `onPlain` is called when it cannot go on: the entries must be shown as components, which fail each by itself. */
export const RowsView = memo(({ node, context, keys, frames, onPlain }: RowsProps): ReactNode => {
  const { session } = context;
  const kit = useKit();
  const [rows] = useState(() => createRows({ kit, ...createNodeDrawing(node, context) }));
  const written = useRef<ScreenStore>(undefined);
  const elements = rows.place(keys, frames);
  const write = (): void => {
    written.current = session.store.getState();
    try {
      rows.write();
    } catch (error) {
      kit.noteFallback?.(node.plan.id, error);
      onPlain(rememberFocus(rows.parent()));
    }
  };
  useLayout(write);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store matters only between the first render and the subscription
  useEffect(() => {
    let isOpen = true;
    let isQueued = false;
    const onChange = (): void => {
      if (isQueued) return;
      isQueued = true;
      // The writes of one flow are drawn together, as React does it.
      queueMicrotask(() => {
        isQueued = false;
        // Where the list itself has changed, it has been rendered again, and the rows have been written with that.
        if (isOpen && session.store.getState() !== written.current) write();
      });
    };
    const paths = new Set(withInner(node).flatMap((one) => one.paths));
    const unsubscribe = session.subscribe([...paths], onChange);
    if (session.store.getState() !== written.current) onChange();
    return () => {
      isOpen = false;
      unsubscribe();
    };
  }, [rows, session, onPlain]);
  return elements;
});
