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
  const underWay = new Map<string, AbortController>();
  signal.addEventListener("abort", stop);

  // A browser writes down where it was when something is cancelled, which takes its time.
  function stop(): void {
    for (const asking of underWay.values()) asking.abort();
    underWay.clear();
  }

  function settle(name: string, failure: Failure | null): void {
    underWay.delete(name);
    context.askAgain.delete(name);
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
    if (signal.aborted) return;
    const names = Object.keys(plan.load);
    if (names.every((name) => there.has(name))) {
      if (showRemoteScreen) void showRemoteScreen(context, onReady);
      else onReady();
    }
    for (const name of names) {
      // What is never sent is not waited for.
      const isMet = (other: string): boolean => there.has(other) || !names.includes(other);
      if (there.has(name) || underWay.has(name) || !readOwn(plan.load, name)?.after.every(isMet)) continue;
      void send(name);
    }
  }

  async function send(name: string): Promise<void> {
    const { clock } = context.ports;
    const asking = new AbortController();
    const abort = (): void => asking.abort();
    underWay.set(name, asking);
    context.askAgain.set(name, () => {
      abort();
      void send(name);
    });
    // A response that the screen can do without is waited for no longer than the settings say.
    const cancel = readOwn(plan.load, name)?.optional && clock.after(context.request.settings.optionalMs ?? optionalMs, abort);
    const failure = await load(context, name, asking);
    if (cancel) cancel();
    if (underWay.get(name) === asking) settle(name, failure);
  }

  return () => {
    stop();
    begin();
  };
}
