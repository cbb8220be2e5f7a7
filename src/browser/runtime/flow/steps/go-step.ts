import type { Run, SessionContext, StepOf } from "../../session/session-context.ts";
import { openRoute } from "./open-route.ts";

function runGo(context: SessionContext, step: StepOf<"go">, run: Run): true {
  context.commits?.leave(step.route);
  openRoute(context, step, run, Boolean(step.replace));
  return true;
}

export { runGo as go };
