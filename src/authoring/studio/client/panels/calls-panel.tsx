/** The calls of the screen, each with what was sent and what came back. */
import type { ReactElement } from "react";
import { isObject } from "../../../../core/json/index.ts";
import type { TraceEntry } from "../../preview-protocol.ts";
import { JsonTree } from "../parts/json-tree.tsx";
import * as styles from "./panels.module.css";
import { useTrace } from "./trace-store.ts";

interface Call {
  readonly path: string;
  readonly at: number;
  readonly input: unknown;
  /** In milliseconds; undefined while it is under way. */
  readonly took?: number;
  readonly result?: unknown;
}

export function CallsPanel(): ReactElement {
  const entries = useTrace((store) => store.entries);
  const calls = pairCalls(entries);
  if (calls.length === 0) return <p className={styles.empty}>The screen has sent no call yet.</p>;
  return (
    <ol className={styles.list}>
      {calls.map(({ path, at, input, took, result }) => (
        <li key={`${at} ${path}`}>
          <p>
            <code>{path}</code> {took === undefined ? "under way" : `${took} ms`}
          </p>
          <JsonTree name="sent" value={input} />
          {result !== undefined && <JsonTree name="received" value={result} />}
        </li>
      ))}
    </ol>
  );
}

/** A response belongs to the earliest request of its path that has none. */
function pairCalls(entries: readonly TraceEntry[]): readonly Call[] {
  const calls: Call[] = [];
  for (const { step, detail, at } of entries) {
    if (!isObject(detail)) continue;
    const path = String(detail["path"]);
    if (step === "request") calls.push({ path, at, input: detail["input"] });
    if (step !== "response") continue;
    const open = calls.findIndex((call) => call.path === path && call.took === undefined);
    const call = calls[open];
    if (call) calls[open] = { ...call, took: at - call.at, result: detail["body"] ?? detail["failure"] };
  }
  return calls;
}
