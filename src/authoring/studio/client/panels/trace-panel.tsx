/** What happened, step by step, and the way back to the state before a step. */
import { type ReactElement, useState } from "react";
import { isObject } from "../../../../core/json/index.ts";
import { count } from "../../../../core/text/index.ts";
import type { Rewound, TraceEntry } from "../../protocol/inspection.ts";
import { Button } from "../parts/button.tsx";
import { TextList } from "../parts/text-list.tsx";
import * as styles from "./panels.module.css";
import { useTrace } from "./trace-store.ts";

export function TracePanel(): ReactElement {
  const { entries, clear, ask } = useTrace();
  const [rewound, setRewound] = useState<Rewound>();
  const [first] = entries;
  if (first === undefined) return <p className="panel soft">Nothing has happened yet.</p>;
  const opened = [...entries].reverse().find(({ step }) => step === "open")?.n ?? 0;
  const rewind = (n: number): void =>
    void ask("rewind", { n }).then(setRewound, (error) => setRewound({ refusal: String(error), restored: [], stays: [] }));
  return (
    <div className="panel">
      <Button text="Clear" onClick={clear} />
      <div role="status">{rewound && <RewoundView {...rewound} />}</div>
      <FallbacksView fallbacks={entries.filter(({ n, step }) => n >= opened && step === "rows-fallback")} />
      <ol className={`plain ${styles.trace}`}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added at the end
          <li key={index}>
            <time>{`${((entry.at - first.at) / 1000).toFixed(2)} s`}</time>
            <strong>{entry.step}</strong>
            {entry.node !== undefined && <code>{entry.node}</code>}
            <span>{describe(entry)}</span>
            {entry.n > opened && entry.step !== "rewind" && (
              <Button
                text="Before this"
                className="small"
                aria-label={`Go back to before ${entry.step} ${describe(entry)}`}
                onClick={() => rewind(entry.n)}
              />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Lists of the open screen whose entries could not be written straight into the page. */
function FallbacksView({ fallbacks }: { readonly fallbacks: readonly TraceEntry[] }): ReactElement | null {
  if (fallbacks.length === 0) return null;
  const names = fallbacks.flatMap(({ node }) => node || []);
  return (
    <p className={`box ${styles.notice}`}>
      {`${count(fallbacks.length, "list")} drawn the slower way, by components${names.length > 0 ? `: ${[...new Set(names)].join(", ")}` : ""}. The entries below say why.`}
    </p>
  );
}

function RewoundView({ refusal, restored, stays }: Rewound): ReactElement {
  return (
    <div className={`box ${styles.notice}`}>
      <p>
        {refusal ??
          (restored.length === 0 ? "Nothing has changed since." : `Back to the state before the step. Restored: ${restored.join(", ")}.`)}
      </p>
      {stays.length > 0 && (
        <>
          <p>Cannot be undone:</p>
          <TextList lines={[...new Set(stays)]} />
        </>
      )}
    </div>
  );
}

const longest = 60;

/** What a step says of itself in the definition, in one line. */
function describe({ step, detail }: TraceEntry): string {
  if (typeof detail === "string") return detail;
  if (!isObject(detail)) return "";
  if (step === "write") return `${String(detail["path"])} = ${(JSON.stringify(detail["value"]) ?? "empty").slice(0, longest)}`;
  const named = ["id", "action", "screen", "path", "dialog", "message", "route", "url", "what", "failure"].flatMap((name) =>
    typeof detail[name] === "string" ? [detail[name]] : [],
  );
  return named.join(" ");
}
