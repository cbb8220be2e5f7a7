// Steps that the borrower sees, and the one that answers a widget.

import { showText } from "../../../../core/json/index.ts";
import type { Core, Run, StepOf } from "../../session/session-context.ts";

export function runToast(core: Core, step: StepOf<"toast">, run: Run): void {
  core.toaster.show(showText(core.evaluate(step.text, run)), step.tone, step.ms);
}

export function runOpen(core: Core, step: StepOf<"open">, run: Run): void {
  const { settings, origin } = core.request;
  if (step.ifFrameable === undefined || core.module.parts.mayFrame?.(core.evaluate(step.ifFrameable, run), settings, origin))
    core.dialogs?.open(step.dialog);
}

export function runClose(core: Core, step: StepOf<"close">): void {
  core.dialogs?.close(step.dialog);
}

export function runFocus(core: Core, step: StepOf<"focus">): void {
  core.focus(step.node);
}

export function runReply(core: Core, step: StepOf<"reply">, run: Run): void {
  run.reply = core.evaluate(step.with, run);
}
