/** What happened, step by step. */
import type { ReactElement } from "react";
import { isObject } from "../../../../core/json/index.ts";
import type { TraceEntry } from "../../preview-protocol.ts";
import * as styles from "./panels.module.css";
import { useTrace } from "./trace-store.ts";

export function TracePanel(): ReactElement {
  const { entries, clear } = useTrace();
  const [first] = entries;
  if (first === undefined) return <p className={styles.empty}>Nothing has happened yet.</p>;
  return (
    <div className={styles.body}>
      <button type="button" onClick={clear}>
        Clear
      </button>
      <ol className={styles.trace}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added at the end
          <li key={index}>
            <time>{`${((entry.at - first.at) / 1000).toFixed(2)} s`}</time> <strong>{entry.step}</strong>{" "}
            {entry.node !== undefined && <code>{entry.node}</code>} <span>{describe(entry)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What a step says of itself in the definition, in one line. */
function describe({ detail }: TraceEntry): string {
  if (typeof detail === "string") return detail;
  if (!isObject(detail)) return "";
  const named = ["action", "screen", "path", "dialog", "message", "route", "url"].flatMap((name) =>
    typeof detail[name] === "string" ? [detail[name]] : [],
  );
  return named.join(" ");
}
