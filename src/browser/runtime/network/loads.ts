// The responses that a screen needs: requested in parallel, each as soon as those that it reads have arrived.

import { readOwn } from "../../../core/json/index.ts";
import type { Failure } from "../ports.ts";
import type { SessionContext } from "../session/session-context.ts";
import { load } from "./load.ts";

const optionalMs = 5000;

/** Gives a function that requests all that is missing; calls under way are cancelled and repeated. */
export function openLoads(context: SessionContext, signal: AbortSignal, onReady: () => void): () => void {
  const { plan, features } = context.module;
  const { showRemoteScreen } = features;
  const there = new Set<string>();
  const underWay = new Set<string>();
  let round: AbortController | undefined;
  signal.addEventListener("abort", () => round?.abort());

  function settle(name: string, failure: Failure | null): void {
    underWay.delete(name);
    const entry = readOwn(plan.load, name);
    const words = entry?.optional ? failure?.kind === "refused" && failure.serverMessage : entry?.toast && failure?.message;
    if (words) context.toaster?.show(words, "failure");
    if (failure && !entry?.optional) {
      context.screenState.write("failure", failure);
      context.screenState.write("status", "failed");
      return;
    }
    there.add(name);
    context.screenState.write(`waiting.data.${name}`, undefined);
    // After a failure the user decides whether to go on.
    if (context.screenState.api.getState().status === "loading") begin();
  }

  function begin(): void {
    if (signal.aborted || !round) return;
    const names = Object.keys(plan.load);
    if (names.every((name) => there.has(name))) {
      if (showRemoteScreen) void showRemoteScreen(context, onReady);
      else onReady();
    }
    for (const name of names) {
      // What is never sent is not waited for.
      const isMet = (other: string): boolean => there.has(other) || !names.includes(other);
      if (there.has(name) || underWay.has(name) || !readOwn(plan.load, name)?.after.every(isMet)) continue;
      underWay.add(name);
      void send(name, round.signal);
    }
  }

  /** A response that the screen can do without is waited for no longer than the settings say. */
  function limit(asking: AbortSignal): { readonly signal: AbortSignal; readonly cancel: () => void } {
    const limited = new AbortController();
    const abort = (): void => limited.abort();
    asking.addEventListener("abort", abort);
    return { signal: limited.signal, cancel: context.ports.clock.after(context.request.settings.optionalMs ?? optionalMs, abort) };
  }

  async function send(name: string, asking: AbortSignal): Promise<void> {
    const limited = readOwn(plan.load, name)?.optional ? limit(asking) : undefined;
    const failure = await load(context, name, limited ?? { signal: asking });
    limited?.cancel();
    if (!asking.aborted) settle(name, failure);
  }

  return () => {
    // A browser writes down where it was when something is cancelled, which takes its time.
    round?.abort();
    round = new AbortController();
    underWay.clear();
    begin();
  };
}
