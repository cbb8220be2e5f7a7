import type { ReactElement } from "react";
import type { ExpressionPart, ShownCause } from "../../protocol/inspection.ts";
import { Table } from "../parts/table.tsx";
import { useAnswer } from "../parts/use-loaded.ts";

interface NodeProps {
  readonly node: string;
  /** Of a repeated node, the entry that was chosen. */
  readonly entry?: number;
}

export function WhyShown({ node, entry }: NodeProps): ReactElement | null {
  const why = useAnswer("why", { node, entry });
  if (why === undefined || !why.isKnown) return null;
  const { isShown, causes } = why;
  return (
    <section>
      <h2>{isShown ? "Why it is shown" : "Why it is hidden"}</h2>
      {causes.length === 0 && <p>It has no condition, and neither has a node around it.</p>}
      <ul>
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
      <span className={holds ? "good" : "bad"}>{holds ? "✓ holds" : "✗ does not hold"}</span>{" "}
      {of !== "" && of !== node && <>{`around it, in ${of}: `}</>}
      {condition === undefined ? text : <ExpressionTree {...condition} />}
    </>
  );
}

export function NodeReads({ node, entry }: NodeProps): ReactElement | null {
  const reads = useAnswer("reads", { node, entry });
  if (reads === undefined || reads.length === 0) return null;
  return (
    <section>
      <h2>What it reads</h2>
      <Table columns={["Path", "Now", "In"]}>
        {reads.map(({ path, where, value }) => (
          <tr key={path}>
            <th scope="row">{path}</th>
            <td>
              <code>{(JSON.stringify(value) ?? "").slice(0, 200)}</code>
            </td>
            <td>{where.join(", ")}</td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

/** An expression with its value, and below it each part with its own. */
function ExpressionTree({ text, value, parts }: ExpressionPart): ReactElement {
  return (
    <>
      <code>{text}</code> is <code className={value === false || value === null ? "bad" : "good"}>{JSON.stringify(value)}</code>
      {parts.length > 0 && (
        <ul>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an expression keep their places
            <li key={index}>
              <ExpressionTree {...part} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
