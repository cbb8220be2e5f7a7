import type { Core, Run, StepOf } from "../../session/session-context.ts";
import { readTexts } from "./read-texts.ts";

export function runGo(core: Core, step: StepOf<"go">, run: Run): true {
  core.ports.navigation.go(step.route, readTexts(core.evaluateAll(step.params, run)), Boolean(step.replace));
  return true;
}
