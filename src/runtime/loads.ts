// The answers a screen needs: asked for in parallel, each as soon as those that it reads are there.
import type { Core } from "./core.ts";
import { own } from "./own.ts";
import type { Failure } from "./ports.ts";

export interface Loads {
  /** Asks for all that is neither there nor on its way; what has failed is asked for again. */
  begin(): void;
}

export function openLoads(core: Core, signal: AbortSignal, onReady: () => void): Loads {
  const { plan } = core.module;
  const there = new Set<string>();
  const underWay = new Set<string>();

  function settle(name: string, failure: Failure | null): void {
    underWay.delete(name);
    if (failure) {
      core.memory.write("failure", failure);
      core.memory.write("status", "failed");
      return;
    }
    there.add(name);
    // After a failure the borrower decides whether to go on.
    if (core.memory.api.getState().status === "loading") begin();
  }

  function begin(): void {
    if (signal.aborted) return;
    const names = Object.keys(plan.load);
    if (names.every((name) => there.has(name))) {
      core.memory.write("status", "ready");
      onReady();
    }
    for (const name of names) {
      const isDue = !there.has(name) && !underWay.has(name) && own(plan.load, name)?.after.every((other) => there.has(other));
      if (!isDue) continue;
      underWay.add(name);
      void core.load(name, { signal }).then((failure) => settle(name, failure));
    }
  }

  return { begin };
}
