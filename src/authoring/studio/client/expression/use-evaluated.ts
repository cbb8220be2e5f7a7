/** An expression in the scope of a node: what is wrong with it, or the value of each of its parts at the moment. */
import { useEffect, useState } from "react";
import type { CheckedExpression } from "../../protocol/scope.ts";
import { call } from "../call.ts";
import { useAnswer } from "../parts/use-answer.ts";
import { useProject } from "../project-store.ts";

export interface ExpressionScope {
  readonly screen: string;
  readonly variant: string;
  /** '' for the scope of the screen. */
  readonly node: string;
  /** Of a repeated node, the entry that was chosen. */
  readonly entry?: number;
}

/** The ranges count in `text`, which what is typed may be ahead of. */
export interface CheckedText extends CheckedExpression {
  readonly text: string;
}

interface Evaluated {
  readonly checked: CheckedText;
  /** One for each part; undefined until the page with the screen has responded. */
  readonly values?: readonly unknown[];
}

const nothing: CheckedText = { text: "", problems: [], steps: [] };

export function useEvaluated(text: string, { screen, variant, node, entry }: ExpressionScope): Evaluated {
  const revision = useProject((store) => store.revision);
  const [checked, setChecked] = useState(nothing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another revision the same text may mean something else
  useEffect(() => {
    let isCurrent = true;
    if (text.trim() === "" || variant === "") setChecked(nothing);
    else
      call("checkIn", { screen, variant, node, text }).then(
        (found) => isCurrent && setChecked({ text, ...found }),
        (error: Error) => isCurrent && setChecked({ text, problems: [{ start: 0, end: 0, message: error.message }], steps: [] }),
      );
    return () => {
      isCurrent = false;
    };
  }, [text, screen, variant, node, revision]);
  const asts = checked.steps.map(({ ast, isOfItem }) => (isOfItem ? null : ast));
  const values = useAnswer("evaluate", asts.length === 0 ? undefined : { node, asts, ...(entry !== undefined && { entry }) });
  return { checked, ...(values?.length === asts.length && { values }) };
}
