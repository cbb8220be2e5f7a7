// Replaces a compiled screen by one from the network. Imported by screens whose definition says where one may come from.
import type { Run, SessionContext } from "./session-context.ts";

/** Shows the other screen, or continues with this one when there is none, it is refused, or its reader is not loaded in time. */
export async function showRemoteScreen(context: SessionContext, goOn: () => void): Promise<void> {
  const { module, request, ports } = context;
  const { plan, reader } = module;
  const run: Run = { event: null, signal: new AbortController().signal, answer: null, reply: undefined };
  const value = context.evaluate({ $: plan.replacedBy ?? null }, run) ?? null;
  if (value === null || !reader) return goOn();
  let isOver = false;
  const end = (path: string, reason: string): void => {
    if (isOver) return;
    isOver = true;
    context.report("remote-screen-refused", { path: path.slice(0, 200), reason });
    goOn();
  };
  // An app shows the screens that it names itself: nothing is to take their place.
  if (!ports.replace) return end("", "in-app");
  const cancel = ports.clock.after(request.settings.patienceMs, () => end("", "late"));
  try {
    const { read } = await reader();
    if (isOver) return undefined;
    const made = read(value, module);
    if ("refusal" in made) end(made.refusal.path, made.refusal.reason);
    else ports.replace(made.screen);
  } catch {
    end("", "reader-failed");
  } finally {
    cancel();
  }
}
