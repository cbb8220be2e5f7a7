// The answers a screen needs: asked for in parallel, each as soon as those that it reads are there.

import { readOwn } from "../../../core/json/index.ts";
import type { Failure } from "../ports.ts";
import type { Core } from "../session/session-context.ts";

/** Gives a function that asks for all that is not there; what was on its way is given up and asked for anew. */
export function openLoads(core: Core, signal: AbortSignal, onReady: () => void): () => void {
  const { plan, parts } = core.module;
  const { replaceScreen } = parts;
  const there = new Set<string>();
  const underWay = new Set<string>();
  let round = new AbortController();
  signal.addEventListener("abort", () => round.abort());

  function settle(name: string, failure: Failure | null): void {
    underWay.delete(name);
    if (failure && !readOwn(plan.load, name)?.optional) {
      core.memory.write("failure", failure);
      core.memory.write("status", "failed");
      if (readOwn(plan.load, name)?.toast) core.showFailure(failure);
      return;
    }
    there.add(name);
    // After a failure the borrower decides whether to go on.
    if (core.memory.api.getState().status === "loading") begin();
  }

  function show(): void {
    core.memory.write("status", "ready");
    onReady();
  }

  function begin(): void {
    if (signal.aborted) return;
    const names = Object.keys(plan.load);
    if (names.every((name) => there.has(name))) {
      if (replaceScreen) void replaceScreen(core, show);
      else show();
    }
    for (const name of names) {
      const isDue = !there.has(name) && !underWay.has(name) && readOwn(plan.load, name)?.after.every((other) => there.has(other));
      if (!isDue) continue;
      underWay.add(name);
      const { signal: asking } = round;
      void core.load(name, { signal: asking }).then((failure) => asking.aborted || settle(name, failure));
    }
  }

  return () => {
    round.abort();
    round = new AbortController();
    underWay.clear();
    begin();
  };
}
