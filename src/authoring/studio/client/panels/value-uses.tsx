import { type ReactElement, useId } from "react";
import { isObject } from "../../../../core/json/index.ts";
import { Button } from "../parts/button.tsx";
import { useAnswer } from "../parts/use-loaded.ts";
import * as styles from "./panels.module.css";
import { useTrace } from "./trace-store.ts";

interface ValueUsesProps {
  readonly path: string;
  readonly onPath: (path: string) => void;
  readonly onNode: (node: string) => void;
}

export function ValueUses({ path, onPath, onNode }: ValueUsesProps): ReactElement {
  const id = useId();
  const values = useTrace((store) => store.values);
  const uses = useAnswer("uses", path === "" ? undefined : { path });
  const paths = ["state", "values", "data", "params", "stored", "timers"].flatMap((root) => {
    const group = values[root];
    return isObject(group) ? Object.keys(group).map((name) => `${root}.${name}`) : [];
  });
  return (
    <section className="panel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>What reads what</h2>
      <div className={`row ${styles.field}`}>
        <label htmlFor={id}>Path</label>
        <input id={id} list={`${id}-paths`} value={path} placeholder="state.name" onChange={({ target }) => onPath(target.value.trim())} />
      </div>
      <datalist id={`${id}-paths`}>
        {paths.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <div role="status">
        {path === "" && <p className="soft">Choose a value, or write its path.</p>}
        {uses?.length === 0 && <p className="soft">Nothing on this screen reads or writes it.</p>}
      </div>
      <ul className={`plain ${styles.list}`}>
        {uses?.map(({ kind, name, where, writes, through }) => (
          <li key={`${kind} ${name} ${where} ${writes}`}>
            <strong>{writes ? "written by" : "read by"}</strong> {kind}{" "}
            {kind === "node" ? <Button text={name} onClick={() => onNode(name)} /> : <code>{name}</code>}{" "}
            {where !== "" && <code>{where}</code>}
            {through.length > 0 && <span className="soft">{` by way of ${through.join(", ")}`}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
