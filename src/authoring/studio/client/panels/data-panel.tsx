/** What expressions read at the moment, and what reads and writes it. */
import { type ReactElement, useState } from "react";
import { JsonTree } from "../parts/json-tree.tsx";
import * as styles from "./panels.module.css";
import { useTrace } from "./trace-store.ts";
import { ValueUses } from "./value-uses.tsx";

const opened = new Set(["data", "state", "values", "params"]);

export function DataPanel({ onNode }: { readonly onNode: (node: string) => void }): ReactElement {
  const { values, changed } = useTrace();
  const [path, setPath] = useState("");
  return (
    <div className={styles.columns}>
      <div className="panel">
        {Object.entries(values).map(([name, value]) => (
          <JsonTree key={name} name={name} value={value} isOpen={opened.has(name)} changed={changed} onChoose={setPath} />
        ))}
      </div>
      <ValueUses path={path} onPath={setPath} onNode={onNode} />
    </div>
  );
}
