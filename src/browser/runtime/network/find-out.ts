// Asks the server what became of a commit, and concludes only what its action lists.
import type { Ast, Value } from "../../../core/format/index.ts";
import { showText } from "../../../core/json/index.ts";
import type { CallOptions, Failure } from "../ports.ts";
import type { SessionContext } from "../session/session-context.ts";
import { compileValue } from "../state/compile-value.ts";
import type { CommitRequest } from "./idempotency.ts";

/** What one says who does not know: the words of the server, where there are some. */
export function unclear({ module }: SessionContext, serverMessage = ""): Failure {
  return { kind: "timeout", code: "", serverMessage, message: serverMessage || module.language.failures.timeout };
}

/** Whether it was done; a failure when nobody knows. What the action does not list says neither. */
export async function findOut(context: SessionContext, { action, input }: CommitRequest, options: CallOptions): Promise<boolean | Failure> {
  const { compile } = context;
  const { settledBy } = action.commits ?? {};
  if (!settledBy) return unclear(context);
  const evaluate = (value: Value, answer?: unknown): unknown => compileValue(value, compile)({ input, answer });
  const inputs = Object.entries(settledBy.input).map(([name, value]) => [name, evaluate(value)]);
  const asked = await context.call?.(settledBy.action, Object.fromEntries(inputs), { ...options, isLook: true });
  if (!asked) return unclear(context);
  if ("failure" in asked) return asked.failure;
  const answer = asked.data;
  if (answer === null) return settledBy.emptyIsMissing ? false : unclear(context);
  const holds = (condition: Ast): boolean => compile(condition)({ input, answer }) === true;
  const [isDone, isMissing] = [holds(settledBy.done), holds(settledBy.missing)];
  if (isDone !== isMissing) return isDone;
  const said = settledBy.says === undefined ? "" : showText(evaluate(settledBy.says, answer));
  if (said) context.heard.add(said);
  return unclear(context, said);
}
