// Steps that leave the app or speak to the native shell.
import type { Core, Outcome, Run, StepOf } from "./core.ts";
import { allowUrl, telHref, withCommon } from "./gate.ts";
import { own } from "./own.ts";
import type { Input } from "./ports.ts";
import { readTexts } from "./read-texts.ts";

/** Null when the gate refuses; the report names no address, because one may carry anything. */
function passGate(core: Core, raw: unknown, step: string): URL | null {
  const url = allowUrl(raw, "navigate", core.request.settings, core.request.origin);
  if (!url) core.report("address-refused", { step });
  return url;
}

export function runLeave(core: Core, step: StepOf<"leave">, run: Run): Outcome {
  const { settings, launch, origin } = core.request;
  const allowed = passGate(core, core.evaluate(step.url, run), "leave");
  if (!allowed) {
    if (step.refused) return core.runSteps(step.refused, run);
    core.toaster.show(core.module.language.labels.linkRefused, "failure");
    return true;
  }
  const url = step.withCommon ? withCommon(allowed, launch, settings, origin) : allowed;
  for (const [name, text] of Object.entries(readTexts(core.evaluateAll(step.with, run)))) url.searchParams.set(name, text);
  core.ports.navigation.leave(url.href, Boolean(step.replace));
  return true;
}

function leaveOr(core: Core, href: string | null | undefined, otherwise: string): void {
  if (href) core.ports.navigation.leave(href, false);
  else core.toaster.show(otherwise, "failure");
}

/** What happens when no shell took the message. */
function goWithout(core: Core, step: StepOf<"native">, params: Input, run: Run): Outcome {
  const { navigation } = core.ports;
  const { labels } = core.module.language;
  const { without } = step;
  if (typeof without === "object") return core.runSteps(without, run);
  if (without === "back" && core.request.hasPrevious) navigation.back();
  else if (without === "back" || without === "home") navigation.home();
  else if (without === "tel") leaveOr(core, telHref(own(params, "phone")), labels.noApp);
  else if (without === "url") leaveOr(core, passGate(core, own(params, "url"), "native")?.href, labels.linkRefused);
  return true;
}

export function runNative(core: Core, step: StepOf<"native">, run: Run): Outcome {
  const { bridge } = core.ports;
  const params = core.evaluateAll(step.params, run);
  const { answered } = step;
  if (!answered) return bridge.send(step.action, params) || goWithout(core, step, params, run);
  return bridge.ask(step.action, params).then((answer) => {
    if (run.signal.aborted) return false;
    // A silent shell is as good as none.
    if (answer === undefined) return goWithout(core, step, params, run);
    run.answer = answer;
    return core.runSteps(answered, run);
  });
}
