/** An expression in the scope of a node: what is wrong with it, or the value of each of its parts at the moment. */
import type { CheckedExpression } from "../../protocol/scope.ts";
import { call } from "../call.ts";
import { useAnswer, useLoaded } from "../parts/use-loaded.ts";
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

const nothing: CheckedText = { text: "", problems: [], steps: [] };

/** `values`: one for each part; undefined until the page with the screen has responded. */
export function useEvaluated(text: string, { screen, variant, node, entry }: ExpressionScope) {
  const revision = useProject((store) => store.revision);
  const check = (): Promise<CheckedText> =>
    call("checkIn", { screen, variant, node, text }).then(
      (found) => ({ text, ...found }),
      (error: Error) => ({ text, problems: [{ start: 0, end: 0, message: error.message }], steps: [] }),
    );
  const isEmpty = text.trim() === "" || variant === "";
  const checked = useLoaded(() => (isEmpty ? undefined : check()), [text, screen, variant, node, revision]) ?? nothing;
  const asts = checked.steps.map(({ ast, isOfItem }) => (isOfItem ? null : ast));
  const values = useAnswer("evaluate", asts.length === 0 ? undefined : { node, asts, entry });
  return { checked, values: values?.length === asts.length ? values : undefined };
}
