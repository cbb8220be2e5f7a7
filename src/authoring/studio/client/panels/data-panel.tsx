/** What expressions read at the moment. */
import type { ReactElement } from "react";
import { JsonTree } from "../parts/json-tree.tsx";
import * as styles from "./panels.module.css";
import { useTrace } from "./trace-store.ts";

const opened = new Set(["data", "state", "params"]);

export function DataPanel(): ReactElement {
  const values = useTrace((store) => store.values);
  return (
    <div className={styles.body}>
      {Object.entries(values).map(([name, value]) => (
        <JsonTree key={name} name={name} value={value} isOpen={opened.has(name)} />
      ))}
    </div>
  );
}
