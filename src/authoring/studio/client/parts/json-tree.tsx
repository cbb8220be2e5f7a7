/** A value of JSON, its parts to open one by one. What has just changed is marked. */
import type { ReactElement } from "react";
import { isObject } from "../../../../core/json/index.ts";
import { count } from "../../../../core/text/index.ts";
import { Button } from "./button.tsx";
import * as styles from "./json-tree.module.css";

interface JsonTreeProps {
  readonly name: string;
  readonly value: unknown;
  readonly isOpen?: boolean;
  /** Of the value, where `changed` has paths. */
  readonly path?: string;
  readonly changed?: ReadonlySet<string>;
  /** Makes names of values buttons. */
  readonly onChoose?: (path: string) => void;
}

export function JsonTree({ name, value, isOpen = false, path = name, changed, onChoose }: JsonTreeProps): ReactElement {
  const entries = Array.isArray(value)
    ? value.map((one, index) => [String(index), one] as const)
    : isObject(value)
      ? Object.entries(value)
      : undefined;
  const mark = changed?.has(path) === true && <span className={styles.changed}>changed</span>;
  if (entries === undefined || entries.length === 0)
    return (
      <p className={styles.leaf}>
        {onChoose === undefined ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <Button text={name} className={styles.choose} title={`What reads ${path}`} onClick={() => onChoose(path)} />
        )}
        : <code>{JSON.stringify(value) ?? "undefined"}</code> {mark}
      </p>
    );
  return (
    <details open={isOpen} className={styles.branch}>
      <summary>
        <span className={styles.name}>{name}</span>{" "}
        <span className="soft">{Array.isArray(value) ? `list of ${entries.length}` : count(entries.length, "value")}</span> {mark}
      </summary>
      <div className={styles.parts}>
        {entries.map(([key, one]) => (
          <JsonTree key={key} name={key} value={one} path={`${path}.${key}`} changed={changed} onChoose={onChoose} />
        ))}
      </div>
    </details>
  );
}
