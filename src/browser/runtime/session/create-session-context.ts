// Builds the modules of an open session and connects them.

import { isDeveloping } from "#is-developing";
import { createCompiler, type Evaluate, onStop, type Scope } from "../../../core/expression/evaluate/evaluate.ts";
import type { Ast, ScreenPlan, Value } from "../../../core/format/index.ts";
import { isContainer, isObject } from "../../../core/json/index.ts";
import { runSteps } from "../flow/flow.ts";
import { createFlowRunner } from "../flow/flow-runner.ts";
import type { Ports } from "../ports.ts";
import { createCache } from "../state/cache.ts";
import { type Compile, compileValue } from "../state/compile-value.ts";
import { createInitialState } from "../state/initial-state.ts";
import { createScreenState, type ScreenState } from "../state/store.ts";
import type { OpenRequest, Run, ScreenModule, SessionContext, SessionPorts } from "./session-context.ts";

interface SessionOptions {
  readonly ports: SessionPorts;
  /** Aborts when the screen closes. */
  readonly signal: AbortSignal;
}

/** A screen that opens again finds its expressions compiled. */
const compilers = new WeakMap<ScreenPlan, Compile>();

export function compilerOf({ plan, market, builtins }: ScreenModule): Compile {
  const known = compilers.get(plan);
  if (known) return known;
  const compileNew = createCompiler(builtins(market), (reason, scope) => scope[onStop]?.(reason));
  const compileOnce = createCache<object, Evaluate>(compileNew);
  const compile: Compile = (ast) => (isContainer(ast) ? compileOnce(ast) : compileNew(ast));
  compilers.set(plan, compile);
  return compile;
}

// An expression that stops does so at every evaluation; one report is enough.
function reportOnce(report: SessionContext["report"]): (reason: string) => void {
  const reported = new Set<string>();
  return (reason) => {
    if (!reported.has(reason)) report("expression-stopped", { reason });
    reported.add(reason);
  };
}

function createStateOf(
  module: ScreenModule,
  { first, drafts }: ReturnType<typeof createInitialState>,
  { compile, ports }: Pick<SessionContext, "compile" | "ports">,
): ScreenState {
  const values = {};
  const screenState = createScreenState(first, values, (path, next) => {
    const [root, name = ""] = path;
    if (isDeveloping) ports.trace?.({ step: "write", detail: path.join(".") });
    if (root === "state") drafts?.save(name, next.state[name]);
  });
  module.features.defineComputedValues?.(values, module.plan.values, compile, screenState);
  return screenState;
}

/** Gives the two readers of steps. `now` is read at each evaluation, `event` and `answer` belong to the flow. */
function createReaders(
  screenState: ScreenState,
  compile: Compile,
  ports: Ports,
): Pick<SessionContext, "evaluate" | "evaluateAll" | "holds"> {
  const readerOf = createCache((value: object) => compileValue(value as Value, compile));
  const scopeOf = ({ event, answer }: Run): Scope => ({ ...screenState.scope, now: ports.clock.now(), event, answer });
  const evaluate: SessionContext["evaluate"] = (value, run) => (isContainer(value) ? readerOf(value)(scopeOf(run), run.frame) : value);
  return {
    evaluate,
    evaluateAll(values, run) {
      const evaluated = evaluate(values ?? {}, run);
      return isObject(evaluated) ? evaluated : {};
    },
    holds(condition: Ast | undefined, run) {
      if (!isContainer(condition)) return condition === undefined || condition === true;
      return compile(condition)(scopeOf(run), run.frame) === true;
    },
  };
}

export function createSessionContext(module: ScreenModule, request: OpenRequest, { ports: given, signal }: SessionOptions): SessionContext {
  const { plan, features } = module;
  const ports = (plan.cookies && features.openCookies?.(plan.cookies, given)) ?? given;
  const report: SessionContext["report"] = (what, detail) => ports.report({ what, screen: plan.id, detail });
  const compile = compilerOf(module);
  const stops = { [onStop]: reportOnce(report) };
  const timers = features.openTimers?.(plan.id, plan.timers, ports);
  const amounts = features.openAmounts?.(module.market);
  const opening = createInitialState(module, request, { ports, amounts, timers: timers?.left() ?? {}, compile, stops });
  const screenState = createStateOf(module, opening, { compile, ports });
  Object.assign(screenState.scope, stops);
  const toaster = features.createToaster?.(screenState, ports.clock, request.settings.toast);
  const timerTicks = timers && features.createTimerTicks?.(screenState, ports.clock, { timers, ticks: Boolean(plan.ticks) });
  const heard = new Set<string>();
  const context: SessionContext = {
    module,
    request,
    ports,
    screenState,
    amounts,
    compile,
    drafts: opening.drafts,
    toaster,
    timerTicks,
    report,
    ...createReaders(screenState, compile, ports),
    dialogs: features.createDialogs?.(plan, { screenState, compile }, (steps) => flowRunner.start(steps)),
    nodes: [],
    heard,
    askAgain: new Map(),
    runSteps: (steps = [], run) => runSteps(context, steps, run),
    showFailure: ({ message }) => toaster?.show(message, "failure"),
    focus: (node) => screenState.write("focus", { node, n: (screenState.api.getState().focus?.n ?? 0) + 1 }),
    refuse: (node, text) => screenState.write(`invalid.${node}`, text),
    startTimer(name) {
      timers?.start(name);
      timerTicks?.look();
    },
    get flowRunner() {
      return flowRunner;
    },
  };
  const flowRunner = createFlowRunner(context, signal);
  const commits = features.openCommits?.(context);
  if (isDeveloping) given.inspect?.(context);
  return Object.assign(context, { commits, call: features.createCaller?.(module, { ports, amounts, commits, heard }) });
}
