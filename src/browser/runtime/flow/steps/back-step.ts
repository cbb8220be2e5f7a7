import type { Core, Run, StepOf } from "../../session/session-context.ts";
import { readTexts } from "./read-texts.ts";

export function runBack(core: Core, step: StepOf<"back">, run: Run): true {
  const { navigation } = core.ports;
  if (core.request.hasPrevious) navigation.back();
  else navigation.go(step.route, readTexts(core.evaluateAll(step.params, run)), true);
  return true;
}
