import type { Run, SessionContext, StepOf } from "../../session/session-context.ts";
import { readTexts } from "./read-texts.ts";

/** Opens a screen by its route; parameters that the route has stand in its path. */
export function openRoute(context: SessionContext, step: StepOf<"go"> | StepOf<"back">, run: Run, isReplacing: boolean): void {
  const params = readTexts(context.evaluateAll(step.params, run));
  const [path, rest] = context.module.features.fillRoute?.(step.route, params) ?? [step.route, params];
  context.ports.navigation.go(path, rest, isReplacing);
}
