/** The element that was chosen in the preview: its values, each with the place that it comes from. */
import { type ReactElement, useEffect, useEffectEvent, useId, useState } from "react";
import type { StudioElement } from "../../protocol/index.ts";
import { type GoTo, PlaceLink } from "../parts/place-link.tsx";
import { Table } from "../parts/table.tsx";
import { useAnswer } from "../parts/use-loaded.ts";
import * as styles from "./panels.module.css";
import { useTrace } from "./trace-store.ts";
import { NodeReads, WhyShown } from "./why-shown.tsx";

interface ElementPanelProps {
  readonly node: string;
  readonly element: StudioElement | null | undefined;
  readonly go: GoTo;
  readonly onNode: (node: string) => void;
}

export function ElementPanel({ node, element, go, onNode }: ElementPanelProps): ReactElement {
  const picked = useTrace((store) => store.picked);
  const entry = picked?.node === node ? picked.entry : undefined;
  return (
    <div className="panel">
      <NodeChoice node={node} onNode={onNode} />
      {element === undefined && <p className="soft">Use “Choose an element”, put the cursor into a node, or write its id here.</p>}
      {element === null && <p className="soft">{`\`${node}\` is no node of this variant.`}</p>}
      {element && <WhyShown node={node} entry={entry} />}
      {element && <ElementValues node={node} element={element} go={go} />}
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
  const isOther = text !== node && nodes?.some((one) => one.node === text) === true;
  const choose = useEffectEvent(onNode);
  useEffect(() => {
    if (isOther) choose(text);
  }, [isOther, text]);
  return (
    <div className={`row ${styles.field}`}>
      <label htmlFor={id}>Node</label>
      <input id={id} list={`${id}-nodes`} value={text} onChange={({ target }) => setText(target.value)} />
      <datalist id={`${id}-nodes`}>
        {nodes?.map((one) => (
          <option key={one.node} value={one.node}>
            {one.isShown ? "shown" : "hidden"}
          </option>
        ))}
      </datalist>
    </div>
  );
}

function ElementValues({ node, element, go }: Pick<ElementPanelProps, "node" | "go"> & { readonly element: StudioElement }): ReactElement {
  return (
    <section>
      <p>
        <strong>{node}</strong> is a <code>{element.widget}</code>, written in <PlaceLink place={element.place} go={go} />
      </p>
      <Table columns={["Name", "Value", "From"]}>
        {element.values.map(({ name, value, place }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <code>{value}</code>
            </td>
            <td>
              <PlaceLink place={place} go={go} />
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
}
