/** Shows the entries of a list whose widgets are called: React places an element for each and knows nothing of what is in it. */
import { memo, type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { useKit } from "../kit-context.ts";
import type { RowsProps } from "../render-context.ts";
import { rememberFocus } from "./remember-focus.ts";
import { createRows } from "./rows.ts";

/** While developing: lists of the page that came to be shown by components. */
let fallbacks = 0;

/** `onPlain` is called when it cannot go on: the entries must be shown as components, which fail each by itself. */
export const RowsView = memo(({ node, context, frames, onPlain }: RowsProps): ReactNode => {
  const { session } = context;
  const kit = useKit();
  const [rows] = useState(() => createRows(node, context, kit));
  const rendered = session.store.getState();
  const elements = rows.place(frames);
  const write = (): void => {
    try {
      rows.write();
    } catch (error) {
      if (import.meta.env.DEV)
        session.trace?.({ step: "rows-fallback", node: node.plan.id, detail: { count: ++fallbacks, reason: `${error}` } });
      onPlain(rememberFocus(rows.parent()));
    }
  };
  useLayoutEffect(write);
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
        if (isOpen) write();
      });
    };
    const unsubscribe = session.subscribe(rows.paths, onChange);
    if (session.store.getState() !== rendered) onChange();
    return () => {
      isOpen = false;
      unsubscribe();
    };
  }, [rows, session, onPlain]);
  return elements;
});
