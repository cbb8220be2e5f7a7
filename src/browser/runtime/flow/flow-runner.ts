// Starts flows for events. One flow of a node, event and place in its list runs at a time: further taps do nothing.

import type { Frame } from "../../../core/expression/evaluate/evaluate.ts";
import type { StepPlan } from "../../../core/format/index.ts";
import { readOwn } from "../../../core/json/index.ts";
import type { RunNode } from "../session/compile-nodes.ts";
import type { Core, Run } from "../session/session-context.ts";

interface Emission {
  readonly node: RunNode;
  readonly event: string;
  readonly payload: unknown;
  readonly frame?: Frame;
  readonly onProgress?: (share: number) => void;
}

export interface Emitter {
  /** Starts a flow that no node started; never rejects. */
  start(steps: readonly StepPlan[] | undefined): void;
  emit(emission: Emission): Promise<unknown>;
}

function placeOf(frame: Frame | undefined): string {
  return frame ? `${placeOf(frame.outer)} ${frame.index}` : "";
}

export function createEmitter(core: Core, signal: AbortSignal): Emitter {
  const running = new Set<string>();

  // A fault in here is ours, never the borrower's: it ends the flow and is told to the operators.
  const onFault = (thrown: unknown): void => core.report("flow-failed", { error: thrown instanceof Error ? thrown.name : "unknown" });

  function follow(steps: readonly StepPlan[], run: Run, onEnd: () => void): Promise<void> | undefined {
    try {
      const outcome = core.runSteps(steps, run);
      if (typeof outcome !== "boolean") return outcome.then(onEnd, (thrown) => [onFault(thrown), onEnd()]).then(() => {});
    } catch (thrown) {
      onFault(thrown);
    }
    onEnd();
    return undefined;
  }

  function setBusy(id: string): void {
    const isBusy = [...running].some((key) => key.startsWith(`${id}\n`));
    core.memory.write(`busy.${id}`, isBusy || undefined);
  }

  async function emit({ node, event, payload, frame, onProgress }: Emission): Promise<unknown> {
    const steps = readOwn(node.plan.on, event);
    const { id, waits } = node.plan;
    const key = `${id}\n${event}${placeOf(frame)}`;
    if (!steps || running.has(key) || signal.aborted) return undefined;
    running.add(key);
    const run: Run = { node, frame, event: payload, signal, onProgress, answer: null, reply: undefined };
    const waiting = follow(steps, run, () => {
      running.delete(key);
      if (waits) setBusy(id);
    });
    if (waiting && waits) setBusy(id);
    await waiting;
    return run.reply;
  }

  return {
    emit,
    start(steps) {
      if (steps) follow(steps, { event: null, signal, answer: null, reply: undefined }, () => {});
    },
  };
}
