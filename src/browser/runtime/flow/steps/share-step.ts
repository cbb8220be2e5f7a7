// Gives a text to another app.
import { showText } from "../../../../core/json/index.ts";
import { shareText } from "../../../bridge/index.ts";
import type { Run, SessionContext, StepOf } from "../../session/session-context.ts";

async function runShare(context: SessionContext, { text }: StepOf<"share">, run: Run): Promise<boolean> {
  const outcome = await shareText(showText(context.evaluate(text, run)));
  const { copied, copyFailed } = context.module.language.labels;
  if (run.signal.aborted) return false;
  if (outcome === "copied") context.toaster?.show(copied, "info");
  if (outcome === "failed") context.toaster?.show(copyFailed, "failure");
  return true;
}

export { runShare as share };
