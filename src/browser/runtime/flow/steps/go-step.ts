import type { Run, SessionContext, StepOf } from "../../session/session-context.ts";
import { readTexts } from "./read-texts.ts";

function runGo(context: SessionContext, step: StepOf<"go">, run: Run): true {
  context.ports.navigation.go(step.route, readTexts(context.evaluateAll(step.params, run)), Boolean(step.replace));
  return true;
}

export { runGo as go };
