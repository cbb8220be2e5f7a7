// What each step does. Those that wait give a promise; false ends the flow.
import type { StepPlan } from "../contract/index.ts";
import { runCall, runReload } from "./call-steps.ts";
import type { Core, Outcome, Run, StepOf } from "./core.ts";
import { forget, keep } from "./device.ts";
import { runGo, runLeave, runNative } from "./go-steps.ts";
import { own, showText } from "./own.ts";
import { runValidate } from "./validate-step.ts";

// biome-ignore lint/suspicious/noConfusingVoidType: a step that only changes something has nothing to say.
type Steps = { readonly [D in StepPlan["do"]]: (core: Core, step: StepOf<D>, run: Run) => Outcome | void };

function wait(core: Core, { ms }: StepOf<"wait">, { signal }: Run): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = (): void => {
      cancel();
      resolve(false);
    };
    const cancel = core.ports.clock.after(ms, () => {
      signal.removeEventListener("abort", stop);
      resolve(true);
    });
    signal.addEventListener("abort", stop);
  });
}

function store(core: Core, step: StepOf<"store">, run: Run): void {
  const values = core.evaluateAll(step.values, run);
  for (const name of Object.keys(values)) {
    const value = values[name] ?? null;
    keep(core.ports.device, name, value);
    core.memory.write(`stored.${name}`, value);
  }
}

function forgetAll({ ports, memory }: Core, names?: readonly string[]): void {
  for (const name of forget(ports.device, names)) {
    if (own(memory.api.getState().stored, name) !== undefined) memory.write(`stored.${name}`, null);
  }
}

const steps: Steps = {
  call: runCall,
  set: (core, step, run) => core.memory.write(step.path, core.evaluate(step.to, run) ?? null),
  append(core, step, run) {
    const entry = core.evaluate(step.value, run);
    core.memory.edit(step.path, (list) => list.push(entry));
  },
  remove(core, step, run) {
    const at = core.evaluate(step.index, run);
    // A negative place would count from the end.
    if (typeof at === "number" && at >= 0 && at % 1 === 0) core.memory.edit(step.path, (list) => list.splice(at, 1));
  },
  validate: runValidate,
  if: (core, step, run) => core.runSteps(core.holds(step.if, run) ? step.then : step.else, run),
  stop: () => false,
  run: (core, step, run) => core.runSteps(own(core.module.plan.flows, step.flow), run),
  toast: (core, step, run) => core.showToast(showText(core.evaluate(step.text, run)), step.tone, step.ms),
  open: (core, step) => core.openDialog(step.dialog),
  close(core, step) {
    if (!step.dialog || step.dialog === core.memory.api.getState().dialog) core.closeDialog();
  },
  go: runGo,
  leave: runLeave,
  native: runNative,
  wait,
  timer: (core, step) => core.startTimer(step.start),
  store,
  forget: (core, step) => forgetAll(core, step.names),
  reload: runReload,
  focus: (core, step) => core.focus(step.node),
  reply(core, step, run) {
    run.reply = core.evaluate(step.with, run);
  },
};

export function runStep<D extends StepPlan["do"]>(core: Core, name: D, step: StepOf<D>, run: Run): Outcome {
  return steps[name](core, step, run) ?? true;
}
