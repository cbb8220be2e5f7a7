// Builds the parts of an open screen and joins them.

import { createCompiler, type Evaluate, type Scope } from "../../../core/expression/evaluate/evaluate.ts";
import type { Ast, Value } from "../../../core/format/index.ts";
import { isContainer, isObject, readOwn } from "../../../core/json/index.ts";
import { runSteps } from "../flow/flow.ts";
import { createEmitter } from "../flow/flow-runner.ts";
import type { CallOptions, Failure, Ports } from "../ports.ts";
import { type Compile, compileValue, createCache } from "../state/compile-value.ts";
import { defineValues } from "../state/computed-values.ts";
import { openMemory } from "../state/initial-state.ts";
import { createMemory, type Memory } from "../state/store.ts";
import { createToaster } from "../state/toaster.ts";
import type { Core, OpenRequest, Run, ScreenModule } from "./session-context.ts";

interface Outside {
  readonly ports: Ports;
  /** Aborts when the screen closes. */
  readonly signal: AbortSignal;
}

// An expression that stops does so at every evaluation; one report says it all.
function createScreenCompiler({ market, words }: ScreenModule, report: Core["report"]): Compile {
  const told = new Set<string>();
  return createCompiler(words(market), (reason) => {
    if (!told.has(reason)) report("expression-stopped", { reason });
    told.add(reason);
  });
}

function createMemoryOf(
  module: ScreenModule,
  { first, drafts }: ReturnType<typeof openMemory>,
  { compile, ports }: Pick<Core, "compile" | "ports">,
): Memory {
  const values = {};
  const memory = createMemory(first, values, (path, next) => {
    const [root, name = ""] = path;
    if (import.meta.env.DEV) ports.trace?.({ step: "write", detail: path.join(".") });
    if (root === "state") drafts?.save(name, next.state[name]);
  });
  defineValues(values, module.plan.values, compile, memory);
  return memory;
}

/** Gives the two readers of steps. `now` is the very moment, `event` and `answer` are the flow's. */
function createReaders(memory: Memory, compile: Compile, ports: Ports): Pick<Core, "evaluate" | "evaluateAll" | "holds"> {
  const readerOf = createCache((value: object) => compileValue(value as Value, compile));
  const astOf = createCache<object, Evaluate>(compile);
  const scopeOf = ({ event, answer }: Run): Scope => ({ ...memory.scope, now: ports.clock.now(), event, answer });
  const evaluate: Core["evaluate"] = (value, run) => (isContainer(value) ? readerOf(value)(scopeOf(run), run.frame) : value);
  return {
    evaluate,
    evaluateAll(values, run) {
      const evaluated = evaluate(values ?? {}, run);
      return isObject(evaluated) ? evaluated : {};
    },
    holds(condition: Ast | undefined, run) {
      if (!isContainer(condition)) return condition === undefined || condition === true;
      return astOf(condition)(scopeOf(run), run.frame) === true;
    },
  };
}

async function load(core: Core, name: string, options: CallOptions): Promise<Failure | null> {
  const plan = readOwn(core.module.plan.load, name);
  if (!plan) return null;
  const run: Run = { event: null, signal: options.signal, answer: null, reply: undefined };
  const asked = core.holds(plan.when, run) && (await core.call?.(plan.action, core.evaluateAll(plan.input, run), options));
  const result = asked || { data: null };
  if (options.signal.aborted) return null;
  if ("failure" in result) return { ...result.failure, message: plan.failed ?? result.failure.message };
  core.memory.write(`data.${name}`, result.data);
  return null;
}

export function createCore(module: ScreenModule, request: OpenRequest, { ports: given, signal }: Outside): Core {
  const { plan, parts } = module;
  const ports = (plan.cookies && parts.openCookies?.(plan.cookies, given)) ?? given;
  const report: Core["report"] = (what, detail) => ports.report({ what, screen: plan.id, detail });
  const compile = createScreenCompiler(module, report);
  const deadlines = parts.openDeadlines?.(plan.id, plan.timers, ports);
  const opening = openMemory(module, request, { ports, timers: deadlines?.left() ?? {}, compile });
  const memory = createMemoryOf(module, opening, { compile, ports });
  const toaster = createToaster(memory, ports.clock, request.settings.toast);
  const ticker = deadlines && parts.createTicker?.(memory, ports.clock, { deadlines, ticks: Boolean(plan.ticks) });
  const core: Core = {
    module,
    request,
    ports,
    memory,
    compile,
    toaster,
    ticker,
    call: parts.createCaller?.(module, ports, () => memory.api.getState().env.online),
    report,
    ...createReaders(memory, compile, ports),
    dialogs: parts.createDialogs?.(plan, { memory, compile }, (steps) => emitter.start(steps)),
    load: (name, options) => load(core, name, options),
    nodes: [],
    runSteps: (steps = [], run) => runSteps(core, steps, run),
    showFailure: ({ message }) => toaster.show(message, "failure"),
    focus: (node) => memory.write("focus", { node, n: (memory.api.getState().focus?.n ?? 0) + 1 }),
    startTimer(name) {
      deadlines?.start(name);
      ticker?.look();
    },
    get emitter() {
      return emitter;
    },
  };
  const emitter = createEmitter(core, signal);
  return core;
}
