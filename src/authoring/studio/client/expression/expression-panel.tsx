/** A place to try expressions: typed, checked and evaluated in the scope of the chosen node, each step with its value. */
import { type ReactElement, useState } from "react";
import type { CheckedExpression } from "../../protocol/scope.ts";
import { call } from "../call.ts";
import { useTrace } from "../panels/trace-store.ts";
import { Table } from "../parts/table.tsx";
import { useAnswer, useLoaded } from "../parts/use-loaded.ts";
import { useProject } from "../project-store.ts";
import * as styles from "./expression.module.css";
import { ExpressionField } from "./expression-field.tsx";

interface ExpressionPanelProps {
  readonly screen: string;
  readonly variant: string;
  /** '' while none is chosen. */
  readonly node: string;
}

/** The ranges count in `text`, which what is typed may be ahead of. */
interface CheckedText extends CheckedExpression {
  readonly text: string;
}

const nothing: CheckedText = { text: "", problems: [], steps: [] };
const key = "layar.studio.expression";

export function ExpressionPanel({ screen, variant, node }: ExpressionPanelProps): ReactElement {
  const picked = useTrace((store) => store.picked);
  const entry = picked?.node === node ? picked.entry : undefined;
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? "");
  const revision = useProject((store) => store.revision);
  const check = (): Promise<CheckedText> =>
    call("checkIn", { screen, variant, node, text }).then(
      (found) => ({ text, ...found }),
      (error: Error) => ({ text, problems: [{ start: 0, end: 0, message: error.message }], steps: [] }),
    );
  const isEmpty = text.trim() === "" || variant === "";
  const checked = useLoaded(() => (isEmpty ? undefined : check()), [text, screen, variant, node, revision]) ?? nothing;
  const asts = checked.steps.map(({ ast, isOfItem }) => (isOfItem ? null : ast));
  const found = useAnswer("evaluate", asts.length === 0 ? undefined : { node, asts, entry });
  // Undefined until the page with the screen has responded.
  const values = found?.length === asts.length ? found : undefined;
  const type = (typed: string): void => {
    sessionStorage.setItem(key, typed);
    setText(typed);
  };
  return (
    <div className="panel">
      <p className="soft">
        {node === ""
          ? "In the scope of the screen. Choose an element for its own."
          : `In the scope of ${node}, with the values of the moment.`}
      </p>
      <ExpressionField
        text={text}
        problems={checked.problems}
        onType={type}
        complete={(typed, offset) => call("completeIn", { screen, variant, node, text: typed, offset })}
      />
      <div role="status">
        <Result checked={checked} values={values} />
      </div>
      {values !== undefined && checked.steps.length > 1 && <Steps checked={checked} values={values} />}
    </div>
  );
}

interface EvaluatedProps {
  readonly checked: CheckedText;
  readonly values: readonly unknown[] | undefined;
}

function Result({ checked: { problems, steps }, values }: EvaluatedProps): ReactElement | null {
  if (problems.length > 0)
    return (
      <ul>
        {problems.map(({ start, message, help }) => (
          <li key={`${start} ${message}`} className="bad">
            {message} {help}
          </li>
        ))}
      </ul>
    );
  const whole = steps.at(-1);
  if (whole === undefined || values === undefined) return null;
  return (
    <p className={styles.result}>
      {"= "}
      <strong>{write(values.at(-1))}</strong> <span className="soft">{whole.type}</span>
    </p>
  );
}

function Steps({ checked: { text, steps }, values = [] }: EvaluatedProps): ReactElement {
  return (
    <Table columns={["Part", "Value", "Type"]} caption="Step by step">
      {steps.map(({ start, end, type, isOfItem }, index) => (
        <tr key={`${start} ${end}`}>
          <td>
            <code>{text.slice(start, end)}</code>
          </td>
          <td>{isOfItem ? <span className="soft">for each entry</span> : <code>{write(values[index])}</code>}</td>
          <td>{type}</td>
        </tr>
      ))}
    </Table>
  );
}

const longest = 400;

function write(value: unknown): string {
  const text = JSON.stringify(value) ?? "null";
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
