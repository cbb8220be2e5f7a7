import type { Run, SessionContext, StepOf } from "../../session/session-context.ts";
import { readTexts } from "./read-texts.ts";

function runBack(context: SessionContext, step: StepOf<"back">, run: Run): true {
  const { navigation } = context.ports;
  if (context.request.hasPrevious) navigation.back();
  else navigation.go(step.route, readTexts(context.evaluateAll(step.params, run)), true);
  return true;
}

export { runBack as back };
