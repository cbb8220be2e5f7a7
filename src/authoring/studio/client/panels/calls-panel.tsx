/** The calls of the screen, each with what was sent and what came back, under the names on the wire. */
import type { ReactElement } from "react";
import { isObject } from "../../../../core/json/index.ts";
import type { TracedRequest, TracedResponse, TraceEntry } from "../../protocol/inspection.ts";
import { JsonTree } from "../parts/json-tree.tsx";
import * as styles from "./panels.module.css";
import { useTrace } from "./trace-store.ts";

interface Call {
  readonly at: number;
  readonly request: TracedRequest;
  /** Missing while it is under way. */
  readonly end?: { readonly at: number; readonly response: TracedResponse };
}

export function CallsPanel(): ReactElement {
  const entries = useTrace((store) => store.entries);
  const calls = pairCalls(entries);
  if (calls.length === 0) return <p className="panel soft">The screen has sent no call yet.</p>;
  return (
    <ol className={`plain ${styles.list}`}>
      {calls.map((call) => (
        <li key={`${call.at} ${call.request.call}`}>
          <CallView {...call} />
        </li>
      ))}
    </ol>
  );
}

function CallView({ at, request, end }: Call): ReactElement {
  const { action, method, path, input } = request;
  const response = end?.response;
  const received = response?.data ?? response?.refusal;
  return (
    <>
      <p>
        <strong>{action}</strong> <code>{`${method} ${path}`}</code>{" "}
        {end === undefined ? "under way" : `${end.at - at} ms${response?.failure === undefined ? "" : `, failed: ${response.failure}`}`}
      </p>
      <JsonTree name="sent" value={input} />
      <Names title="named when sent" names={request.names} />
      {received !== undefined && <JsonTree name="received" value={received} />}
      <Names title="named when received" names={response?.names} />
    </>
  );
}

function Names({ title, names }: { readonly title: string; readonly names: TracedRequest["names"] }): ReactElement | null {
  const all = Object.entries(names ?? {});
  return all.length === 0 ? null : (
    <details>
      <summary className="soft">{`${title}: ${all.length}`}</summary>
      <ul>
        {all.map(([ours, theirs]) => (
          <li key={ours}>
            <code>{ours}</code> is <code>{theirs}</code> on the wire
          </li>
        ))}
      </ul>
    </details>
  );
}

function pairCalls(entries: readonly TraceEntry[]): readonly Call[] {
  const calls = new Map<number, Call>();
  for (const { step, detail, at } of entries) {
    if (step === "request" && isCall<TracedRequest>(detail)) calls.set(detail.call, { at, request: detail });
    if (step !== "response" || !isCall<TracedResponse>(detail)) continue;
    const call = calls.get(detail.call);
    if (call) calls.set(detail.call, { ...call, end: { at, response: detail } });
  }
  return [...calls.values()];
}

function isCall<T extends TracedRequest | TracedResponse>(detail: unknown): detail is T {
  return isObject(detail) && typeof detail["call"] === "number";
}
