/** Expressions that read texts are compiled by the server: a page has no table of texts, they are in its plan already. */
import type { Inspector } from "../inspector/index.ts";
import { type ExpressionField, expressionPath } from "../protocol/panel.ts";
import type { CheckedExpression } from "../protocol/scope.ts";

type OpenScreen = NonNullable<Inspector["context"]>;

/** Waits for the server, because a console shows what an expression comes to and not when. Throws what is wrong with it. */
export function compileThere({ module, screenState }: OpenScreen, node: string, text: string): unknown {
  const { id: screen, market, language } = module.plan;
  const promotion = screenState.api.getState().params["templateId"] ?? "";
  const asked: Readonly<Record<ExpressionField, string>> = { screen, market, language, promotion, node, text };
  const request = new XMLHttpRequest();
  request.open("GET", `${expressionPath}?${new URLSearchParams(asked)}`, false);
  request.send();
  if (request.status !== 200) throw new Error("The server that knows the texts does not respond.");
  const { problems, steps }: CheckedExpression = JSON.parse(request.responseText);
  if (problems.length > 0) throw new SyntaxError(problems.map(({ message, help = "" }) => `${message} ${help}`.trim()).join(" "));
  return steps.at(-1)?.ast;
}
