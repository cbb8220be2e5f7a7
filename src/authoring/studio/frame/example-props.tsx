/** What a widget is given to show one of its examples, in the gallery as in its tests. */
import type { ReactNode } from "react";
import type { WidgetExample } from "../protocol/widget.ts";

type Props = { readonly [name: string]: unknown };
export type OnEvent = (event: string, payload: unknown) => void;

/** Its words in place of child nodes, and a handler for each event of the declaration. */
export function exampleProps(example: WidgetExample, events: readonly string[], onEvent?: OnEvent): Props {
  const { value, busy, invalid, children, slots = {}, props } = example;
  const handle = (event: string) => async (payload?: unknown) => onEvent?.(event, payload);
  return {
    ...props,
    value,
    busy: busy !== undefined || undefined,
    busyText: busy === true ? undefined : busy,
    invalid,
    on: Object.fromEntries(events.map((event) => [event, handle(event)])),
    slots: Object.fromEntries(Object.entries(slots).map(([slot, text]) => [slot, showControl(text)])),
    onChange: () => undefined,
    children: children === undefined ? undefined : <p>{children}</p>,
  };
}

function showControl(text: string): ReactNode {
  return (
    <button type="button" className="ly-btn ly-btn-secondary">
      {text}
    </button>
  );
}
