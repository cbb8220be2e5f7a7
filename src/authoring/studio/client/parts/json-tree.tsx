/** A value of JSON, its parts to open one by one. */
import type { ReactElement } from "react";
import { isObject } from "../../../../core/json/index.ts";
import * as styles from "./json-tree.module.css";

interface JsonTreeProps {
  readonly name: string;
  readonly value: unknown;
  readonly isOpen?: boolean;
}

export function JsonTree({ name, value, isOpen = false }: JsonTreeProps): ReactElement {
  const entries = Array.isArray(value)
    ? value.map((one, index) => [String(index), one] as const)
    : isObject(value)
      ? Object.entries(value)
      : undefined;
  if (entries === undefined || entries.length === 0)
    return (
      <p className={styles.leaf}>
        <span className={styles.name}>{name}</span>: <code>{JSON.stringify(value) ?? "undefined"}</code>
      </p>
    );
  return (
    <details open={isOpen} className={styles.branch}>
      <summary>
        <span className={styles.name}>{name}</span>{" "}
        <span className={styles.size}>{Array.isArray(value) ? `list of ${entries.length}` : `${entries.length} values`}</span>
      </summary>
      <div className={styles.parts}>
        {entries.map(([key, one]) => (
          <JsonTree key={key} name={key} value={one} />
        ))}
      </div>
    </details>
  );
}
