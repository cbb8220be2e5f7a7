/** Why a node is shown or hidden, and what it reads. */
import type { ReactElement } from "react";
import type { ShownCause } from "../../protocol/inspection.ts";
import { useAnswer } from "../parts/use-loaded.ts";
import { ExpressionTree } from "./expression-tree.tsx";
import * as styles from "./panels.module.css";

interface NodeProps {
  readonly node: string;
  /** Of a repeated node, the entry that was chosen. */
  readonly entry?: number;
}

export function WhyShown({ node, entry }: NodeProps): ReactElement | null {
  const why = useAnswer("why", { node, ...(entry !== undefined && { entry }) });
  if (why === undefined || !why.isKnown) return null;
  const { isShown, causes } = why;
  return (
    <section>
      <h2>{isShown ? "Why it is shown" : "Why it is hidden"}</h2>
      {causes.length === 0 && <p>It has no condition, and neither has a node around it.</p>}
      <ul className={styles.names}>
        {causes.map((cause, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: from the outermost inwards
          <li key={index}>
            <CauseView cause={cause} node={node} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CauseView({ cause, node }: { readonly cause: ShownCause; readonly node: string }): ReactElement {
  const { holds, text, condition, node: of } = cause;
  return (
    <>
      <span className={holds ? styles.yes : styles.no}>{holds ? "✓ holds" : "✗ does not hold"}</span>{" "}
      {of !== "" && of !== node && <>{`around it, in ${of}: `}</>}
      {condition === undefined ? text : <ExpressionTree {...condition} />}
    </>
  );
}

export function NodeReads({ node, entry }: NodeProps): ReactElement | null {
  const reads = useAnswer("reads", { node, ...(entry !== undefined && { entry }) });
  if (reads === undefined || reads.length === 0) return null;
  return (
    <section>
      <h2>What it reads</h2>
      <table className={styles.values}>
        <thead>
          <tr>
            <th scope="col">Path</th>
            <th scope="col">Now</th>
            <th scope="col">In</th>
          </tr>
        </thead>
        <tbody>
          {reads.map(({ path, where, value }) => (
            <tr key={path}>
              <th scope="row">{path}</th>
              <td>
                <code>{(JSON.stringify(value) ?? "").slice(0, 200)}</code>
              </td>
              <td>{where.join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
