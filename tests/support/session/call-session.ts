// One button whose tap makes one call, and what the screen then says.
import type { StepPlan } from "../../../src/core/format/index.ts";
import { action, button, type Opened, type OpenOptions, openTestSession } from "./open-session.ts";

export type CallStep = Extract<StepPlan, { do: "call" }>;

export const said = (to: Extract<StepPlan, { do: "set" }>["to"]): StepPlan => ({ do: "set", path: "state.said", to });
export const state = { said: { initial: "" } };

export function call(step: Partial<CallStep> = {}, options: OpenOptions & { readonly after?: readonly StepPlan[] } = {}): Opened {
  const steps: StepPlan[] = [{ do: "call", action: "save", input: {}, ...step }, ...(options.after ?? [])];
  const opened = openTestSession({ ...options, plan: { state, actions: { save: action() }, body: [button(steps)], ...options.plan } });
  void opened.tap();
  return opened;
}

export function saidBy({ session }: Opened): unknown {
  return session.store.getState().state.said;
}
