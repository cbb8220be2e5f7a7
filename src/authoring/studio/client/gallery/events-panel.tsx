/** The events of a widget: those that it declares, and those that have come. */
import type { ReactElement } from "react";
import { MarkedText } from "../../code-editor/index.ts";
import type { WidgetDetails } from "../../protocol/widget.ts";
import * as panel from "../panels/panels.module.css";
import { Button } from "../parts/button.tsx";
import { JsonTree } from "../parts/json-tree.tsx";
import { Table } from "../parts/table.tsx";
import { useEvents } from "./events-store.ts";

export function EventsPanel({ details: { events: declared, value } }: { readonly details: WidgetDetails }): ReactElement {
  const { events, clear } = useEvents();
  const rows = [
    ...declared,
    ...(value === "" ? [] : [{ name: "value", description: "The value that it is bound to has changed.", payload: value, reply: "" }]),
  ];
  return (
    <div className="panel">
      {rows.length === 0 ? (
        <p>It has no events.</p>
      ) : (
        <Table columns={["Event", "Carries", "When"]}>
          {rows.map(({ name, payload, reply, description }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                {payload === "" ? "nothing" : payload}
                {reply !== "" && `; waits for ${reply}`}
              </td>
              <td>
                <MarkedText text={description} />
              </td>
            </tr>
          ))}
        </Table>
      )}
      {events.length === 0 ? (
        <p className="soft">Nothing has come yet. Use the widget in the preview.</p>
      ) : (
        <>
          <ol className={`plain ${panel.trace}`} aria-label="Events that came">
            {events.map(({ at, name, payload }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: events are only added at the end
              <li key={index}>
                <time>{new Date(at).toLocaleTimeString()}</time> <strong>{name}</strong>
                {payload !== undefined && <JsonTree name="event" value={payload} />}
              </li>
            ))}
          </ol>
          <Button text="Clear" onClick={clear} />
        </>
      )}
    </div>
  );
}
