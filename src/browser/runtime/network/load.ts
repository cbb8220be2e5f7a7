// One response of a plan's `load`: what sends its call and writes what comes into the state.

import { readOwn } from "../../../core/json/index.ts";
import type { CallOptions, Failure } from "../ports.ts";
import type { Run, SessionContext } from "../session/session-context.ts";

/** Gives the failure when there is one. */
export async function load(context: SessionContext, name: string, options: CallOptions): Promise<Failure | null> {
  const plan = readOwn(context.module.plan.load, name);
  if (!plan) return null;
  const run: Run = { event: null, signal: options.signal, answer: null, reply: undefined };
  context.commits?.refresh();
  const asked = context.holds(plan.when, run) && (await context.call?.(plan.action, context.evaluateAll(plan.input, run), options));
  const result = asked || { data: null };
  if (options.signal.aborted) return null;
  if ("failure" in result) {
    const { failure } = result;
    // Which part is missing does not matter to a user who has to log in first.
    return failure.kind === "signedOut" ? failure : { ...failure, message: plan.failed ?? failure.message };
  }
  context.screenState.write(`data.${name}`, result.data);
  context.screenState.write(`loaded.${name}`, context.ports.clock.now());
  return null;
}
