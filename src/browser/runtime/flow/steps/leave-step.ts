// Leaves the app for an address.
import type { Core, Outcome, Run, StepOf } from "../../session/session-context.ts";
import { passGate } from "../../url-policy/resolve-address.ts";
import { addLaunchParams } from "../../url-policy/url-policy.ts";
import { readTexts } from "./read-texts.ts";

export function runLeave(core: Core, step: StepOf<"leave">, run: Run): Outcome {
  const { settings, launch, origin } = core.request;
  const allowed = passGate(core, core.evaluate(step.url, run), "leave");
  if (!allowed) {
    if (step.refused) return core.runSteps(step.refused, run);
    core.toaster.show(core.module.language.labels.linkRefused, "failure");
    return true;
  }
  const url = step.addLaunchParams ? addLaunchParams(allowed, launch, settings, origin) : allowed;
  for (const [name, text] of Object.entries(readTexts(core.evaluateAll(step.with, run)))) url.searchParams.set(name, text);
  core.ports.navigation.leave(url.href, Boolean(step.replace));
  return true;
}
