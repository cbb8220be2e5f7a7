// Starts flows for events. One flow of a node, event and index in its list runs at a time, and a flow that nodes share by its name
// once for all of them: further taps do nothing.

import type { Frame } from "../../../core/expression/evaluate/evaluate.ts";
import type { StepPlan } from "../../../core/format/index.ts";
import { isObject, readOwn, showText } from "../../../core/json/index.ts";
import { indexesOf } from "../session/compile-nodes.ts";
import type { Emission, FlowRunner, Run, SessionContext } from "../session/session-context.ts";

/** The entry as it is now: its index may move while a flow runs. */
function copyFrame(frame: Frame | undefined): Frame | undefined {
  return frame && { ...frame, outer: copyFrame(frame.outer) };
}

export function createFlowRunner(context: SessionContext, signal: AbortSignal): FlowRunner {
  const running = new Set<string>();

  // An error in here is a bug of the engine, never the user's: it ends the flow and is reported to the operators.
  const onError = (thrown: unknown): void => context.report("flow-failed", { error: thrown instanceof Error ? thrown.name : "unknown" });

  function follow(steps: readonly StepPlan[], run: Run, onEnd: () => void): Promise<void> | undefined {
    try {
      const outcome = context.runSteps(steps, run);
      if (typeof outcome !== "boolean") return outcome.then(onEnd, (thrown) => [onError(thrown), onEnd()]).then(() => {});
    } catch (thrown) {
      onError(thrown);
    }
    onEnd();
    return undefined;
  }

  function setBusy(name: string): void {
    const keys = [...running].filter((key) => key.startsWith(`${name}\n`));
    context.screenState.write(`busy.${name}`, keys.length ? keys.map((key) => key.split("\n")[1]) : undefined);
  }

  /** Whether a flow cannot start yet. Of a value that was refused, its widget says what to do. */
  function isHeld({ plan }: Emission["node"], event: string): boolean {
    const { waiting } = context.screenState.api.getState();
    const holds = (readOwn(plan.awaits, event) ?? []).map((path) => {
      const [root, name = ""] = path.split(".");
      return readOwn(root === "data" ? waiting.data : waiting.state, name);
    });
    const refused = holds.find(isObject);
    if (refused && !holds.includes(true)) {
      const [id, message] = [showText(refused["node"]), showText(refused["message"])];
      context.refuse(id, message);
      context.toaster?.show(message, "failure");
      context.focus(id);
    }
    return holds.some(Boolean);
  }

  async function emit({ node, event, payload, frame, onProgress }: Emission): Promise<unknown> {
    const steps = readOwn(node.plan.on, event);
    const { id, waits } = node.plan;
    const step = steps?.[0];
    const isShared = step?.do === "run" && step.flow === waits;
    const key = `${waits ?? id}\n${indexesOf(frame)}\n${isShared || event}`;
    if (!steps || running.has(key) || signal.aborted || isHeld(node, event)) return undefined;
    // What the user does other than typing may end the page.
    if (event !== "change") context.drafts?.flush();
    running.add(key);
    const run: Run = { node, frame: copyFrame(frame), event: payload, signal, onProgress, answer: null, reply: undefined };
    const waiting = follow(steps, run, () => {
      running.delete(key);
      if (waits) setBusy(waits);
    });
    if (waiting && waits) setBusy(waits);
    await waiting;
    return run.reply;
  }

  return {
    emit,
    start(steps, isUnasked) {
      if (steps) follow(steps, { event: null, signal, isUnasked, answer: null, reply: undefined }, () => {});
    },
  };
}
