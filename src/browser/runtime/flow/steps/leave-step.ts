// Leaves the app for an address.
import type { Outcome, Run, SessionContext, StepOf } from "../../session/session-context.ts";
import { resolveAddress } from "../../url-policy/resolve-address.ts";
import { addLaunchParams } from "../../url-policy/url-policy.ts";
import { readTexts } from "./read-texts.ts";

function runLeave(context: SessionContext, step: StepOf<"leave">, run: Run): Outcome {
  const { settings, launch, origin } = context.request;
  const allowed = resolveAddress(context, context.evaluate(step.url, run), step.download ? "download" : "leave");
  if (!allowed) {
    if (step.refused) return context.runSteps(step.refused, run);
    context.toaster?.show(context.module.language.labels.linkRefused, "failure");
    return true;
  }
  const url = step.addLaunchParams ? addLaunchParams(allowed, launch, settings, origin) : allowed;
  for (const [name, text] of Object.entries(readTexts(context.evaluateAll(step.with, run)))) url.searchParams.set(name, text);
  const decide = (isLeaving: boolean): void => {
    context.screenState.write("leaving", undefined);
    // While somebody was asked, the screen may have been closed.
    if (!isLeaving || run.signal.aborted) return;
    // Whether a page of others comes cannot be known.
    if (url.origin !== origin) context.commits?.leave();
    context.ports.navigation.leave(url.href, Boolean(step.replace));
  };
  const { host } = url;
  const answer = !step.asks || isKnown(url, context) || context.ports.confirm?.({ host });
  if (answer === true) decide(answer);
  else if (answer === undefined) context.screenState.write("leaving", { host, decide });
  // An app that could not ask has not agreed.
  else void Promise.resolve(answer).then(decide, () => undefined);
  return true;
}

/** Whether the page runs there, or the settings name the host. */
function isKnown({ origin, host }: URL, { request: { settings, origin: own } }: SessionContext): boolean {
  const { navigate, credentials } = settings.hosts;
  return origin === own || navigate !== "any" || credentials.includes(host);
}

export { runLeave as leave };
