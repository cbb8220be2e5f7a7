/** The element that was chosen in the preview: its values, each with the place that it comes from. */
import { type ReactElement, useId, useState } from "react";
import type { StudioElement, StudioPlace } from "../../protocol.ts";
import { useAnswer } from "../parts/use-answer.ts";
import * as styles from "./panels.module.css";
import { useTrace } from "./trace-store.ts";
import { NodeReads, WhyShown } from "./why-shown.tsx";

interface ElementPanelProps {
  readonly node: string;
  readonly element: StudioElement | null | undefined;
  readonly onGo: (place: StudioPlace) => void;
  /** Another node was chosen by its id. */
  readonly onNode: (node: string) => void;
}

export function ElementPanel({ node, element, onGo, onNode }: ElementPanelProps): ReactElement {
  const picked = useTrace((store) => store.picked);
  const entry = picked?.node === node ? picked.entry : undefined;
  return (
    <div className={styles.body}>
      <NodeChoice node={node} onNode={onNode} />
      {element === undefined && <p className={styles.hint}>Use “Choose an element”, put the cursor into a node, or write its id here.</p>}
      {element === null && <p className={styles.hint}>{`\`${node}\` is no node of this variant.`}</p>}
      {element && <WhyShown node={node} entry={entry} />}
      {element && <ElementValues node={node} element={element} onGo={onGo} />}
      {element && <NodeReads node={node} entry={entry} />}
    </div>
  );
}

/** The way to a node that is not shown. */
function NodeChoice({ node, onNode }: Pick<ElementPanelProps, "node" | "onNode">): ReactElement {
  const id = useId();
  const nodes = useAnswer("nodes", {});
  const [text, setText] = useState(node);
  const [known, setKnown] = useState(node);
  if (known !== node) {
    setKnown(node);
    setText(node);
  }
  const choose = (wanted: string): void => {
    setText(wanted);
    if (nodes?.some((one) => one.node === wanted)) onNode(wanted);
  };
  return (
    <p>
      <label htmlFor={id}>Node</label> <input id={id} list={`${id}-nodes`} value={text} onChange={({ target }) => choose(target.value)} />
      <datalist id={`${id}-nodes`}>
        {nodes?.map((one) => (
          <option key={one.node} value={one.node}>
            {one.isShown ? "shown" : "hidden"}
          </option>
        ))}
      </datalist>
    </p>
  );
}

interface ElementValuesProps extends Pick<ElementPanelProps, "node" | "onGo"> {
  readonly element: StudioElement;
}

function ElementValues({ node, element, onGo }: ElementValuesProps): ReactElement {
  return (
    <section>
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
    </section>
  );
}
