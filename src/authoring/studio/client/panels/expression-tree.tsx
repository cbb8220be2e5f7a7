/** An expression with its value, and below it each part with its own. */
import type { ReactElement } from "react";
import type { ExpressionPart } from "../../protocol/inspection.ts";
import * as styles from "./panels.module.css";

export function ExpressionTree({ text, value, parts }: ExpressionPart): ReactElement {
  return (
    <>
      <code>{text}</code> is <code className={value === false || value === null ? styles.no : styles.value}>{JSON.stringify(value)}</code>
      {parts.length > 0 && (
        <ul className={styles.names}>
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
