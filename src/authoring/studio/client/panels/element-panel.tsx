/** The element that was chosen in the preview: its values, each with the place that it comes from. */
import type { ReactElement } from "react";
import type { StudioElement, StudioPlace } from "../../protocol.ts";
import * as styles from "./panels.module.css";

interface ElementPanelProps {
  readonly node: string;
  readonly element: StudioElement | null | undefined;
  readonly onGo: (place: StudioPlace) => void;
}

export function ElementPanel({ node, element, onGo }: ElementPanelProps): ReactElement {
  if (element === undefined)
    return <p className={styles.empty}>Use “Choose an element” above the preview, or put the cursor into a node.</p>;
  if (element === null) return <p className={styles.empty}>{`\`${node}\` is no node of this variant.`}</p>;
  return (
    <div className={styles.body}>
      <p>
        <strong>{node}</strong> is a <code>{element.widget}</code>, written in{" "}
        <button type="button" onClick={() => onGo(element.place)}>{`${element.place.file}:${element.place.line}`}</button>
      </p>
      <table className={styles.values}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Value</th>
            <th scope="col">From</th>
          </tr>
        </thead>
        <tbody>
          {element.values.map(({ name, value, place }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <code>{value}</code>
              </td>
              <td>
                <button type="button" onClick={() => onGo(place)}>{`${place.file}:${place.line}`}</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
