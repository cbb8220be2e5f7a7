import type { Run, SessionContext, StepOf } from "../../session/session-context.ts";
import { openRoute } from "./open-route.ts";

function runBack(context: SessionContext, step: StepOf<"back">, run: Run): true {
  if (context.request.hasPrevious) context.ports.navigation.back();
  else openRoute(context, step, run, true);
  return true;
}

export { runBack as back };
