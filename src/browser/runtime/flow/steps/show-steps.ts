// Steps that the user sees, and the one that replies to a widget.

import { showText } from "../../../../core/json/index.ts";
import type { Run, SessionContext, StepOf } from "../../session/session-context.ts";

function runToast(context: SessionContext, step: StepOf<"toast">, run: Run): void {
  const text = showText(context.evaluate(step.text, run));
  context.toaster?.show(text, step.tone, step.ms);
  if (!step.field) return;
  context.refuse(step.field, text);
  context.focus(step.field);
}

function runOpen(context: SessionContext, step: StepOf<"open">, run: Run): void {
  const { settings, origin } = context.request;
  if (step.ifFrameable === undefined || context.module.features.mayFrame?.(context.evaluate(step.ifFrameable, run), settings, origin))
    context.dialogs?.open(step.dialog);
}

function runClose(context: SessionContext, step: StepOf<"close">): void {
  context.dialogs?.close(step.dialog);
}

function runFocus(context: SessionContext, step: StepOf<"focus">): void {
  context.focus(step.node);
}

function runReply(context: SessionContext, step: StepOf<"reply">, run: Run): void {
  run.reply = context.evaluate(step.with, run);
}

export { runClose as close, runFocus as focus, runOpen as open, runReply as reply, runToast as toast };
