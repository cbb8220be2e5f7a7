import type { ScreenPlan } from "../../core/format/index.ts";
import { deepEqual } from "../../core/json/index.ts";
import type { OpenRequest, Session } from "../runtime/index.ts";

/**
 * The state with which a screen opens in place of itself: in another language, or because its definition has changed. Only what both
 * declare alike stays, and nothing does in another market.
 */
export function takeOver({ plan, store }: Session, next: ScreenPlan): OpenRequest["state"] {
  if (plan.id !== next.id || plan.market !== next.market) return undefined;
  const { state } = store.getState();
  const names = Object.keys(next.state).filter((name) => deepEqual(plan.state[name], next.state[name]));
  return Object.fromEntries(names.map((name) => [name, state[name]]));
}
