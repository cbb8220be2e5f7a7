// Notes what tests reach. The plan is made once more, with each condition inside a function that notes its value, and each step is
// run through a function that notes its outcome: the runtime knows nothing of it.
import type { ScreenModule } from "../../../../browser/runtime/index.ts";
import type { SessionContext, Steps } from "../../../../browser/runtime/session/session-context.ts";
import { listDecisions } from "../../../../core/expression/index.ts";
import type { Ast, StepPlan } from "../../../../core/format/index.ts";
import { joinPointer } from "../../../../core/json/index.ts";
import { type Analysis, type Compilation, type CompiledVariant, planVariant, type Site } from "../../../compiler/index.ts";
import { createTestModule } from "../open/test-module.ts";
import { keyOf, listConditions, listPoints, listSites, outcomesOf, type Point, sideOf, type VariantPoints } from "./points.ts";

export interface Watch {
  /** A variant as a session opens it, with notes of what it evaluates and runs. */
  over(variant: CompiledVariant): ScreenModule;
  /** What there is to reach in a variant. */
  pointsOf(variant: CompiledVariant): readonly Point[];
  isReached(point: Point): boolean;
}

interface Watched {
  readonly module: ScreenModule;
  readonly found: VariantPoints;
}

type Note = (pointer: string, side?: string) => void;

const observe = "observe";

export function createWatch({ project }: Compilation): Watch {
  const reached = new Set<string>();
  const watched = new Map<CompiledVariant, Watched>();
  const { catalogue, screens } = project;
  const directory = { screens: new Map([...screens].map(([id, { value }]) => [id, value])), brokenFileIds: [] };

  function watchVariant(variant: CompiledVariant): Watched {
    const plan = planVariant({ catalogue, directory }, withObservers(variant.analysed));
    const found = listPoints(variant, plan, project);
    const note: Note = (pointer, side = "") => reached.add(keyOf(variant.resolved, pointer, side));
    const module = createTestModule(variant, catalogue, plan);
    return { found, module: { ...module, ...observing(module, found, note) } };
  }

  const find = (variant: CompiledVariant): Watched => {
    const made = watched.get(variant) ?? watchVariant(variant);
    watched.set(variant, made);
    return made;
  };
  return {
    over: (variant) => find(variant).module,
    pointsOf: (variant) => find(variant).found.points,
    isReached: ({ key }) => reached.has(key),
  };
}

function withObservers(analysis: Analysis): Analysis {
  const conditions = new Set(listConditions(analysis));
  const evaluated = new Set(listSites(analysis));
  return {
    ...analysis,
    siteAt(pointer) {
      const site = analysis.siteAt(pointer);
      if (site === undefined || !evaluated.has(site)) return site;
      const inside = observeDecisions(site);
      const ast: Ast = conditions.has(pointer) ? ["f", observe, pointer, inside] : inside;
      const observed: Site = { ...site, checked: { ...site.checked, ast } };
      return observed;
    },
  };
}

function observeDecisions({ pointer, text, names, kind }: Site): Ast {
  const { ast, decisions } = listDecisions(text, names, kind);
  const observeIn = (part: Ast): Ast => {
    if (!Array.isArray(part)) return part;
    const parts: Ast[] = part.map(observeIn);
    for (const { ast: whole, at, source, isFallback } of decisions)
      if (whole === part) parts[at] = ["f", observe, pointer, parts[at] ?? null, source, isFallback];
    return parts;
  };
  return observeIn(ast);
}

function observing(module: ScreenModule, found: VariantPoints, note: Note): Pick<ScreenModule, "builtins" | "steps" | "features"> {
  const { steps, features, builtins } = module;
  const reach = (pointer: string): void => {
    const list = found.lists.get(pointer);
    if (list !== undefined) note(list);
  };
  return {
    builtins: (market) => {
      const known = builtins(market);
      const run = (pointer: unknown, value: unknown, source?: unknown, isFallback?: unknown): unknown => {
        const at = String(pointer);
        if (typeof source === "string") {
          const side = isFallback === true ? (value === null || value === "" ? "empty" : "filled") : String(value === true);
          note(at, sideOf({ source, isFallback: isFallback === true }, side));
          return value;
        }
        note(at, String(value === true));
        reach(at.replace(/\/(?:when|if)$/, ""));
        return value;
      };
      return { ...known, functions: { ...known.functions, [observe]: [2, 4, run] } };
    },
    steps: observeSteps(
      steps,
      (step) => {
        const pointer = found.steps.get(step);
        if (pointer !== undefined) reach(pointer);
        return (outcome) => pointer !== undefined && note(pointer, outcome);
      },
      module,
    ),
    features: { ...features, createCaller: observeLoads(features.createCaller, module, note) },
  };
}

type Started = (step: StepPlan) => (outcome: string) => void;

function observeSteps(steps: Partial<Steps>, start: Started, { plan }: ScreenModule): Partial<Steps> {
  const { call, settle } = steps;
  const simple = Object.entries(steps).map(([name, run]) => [
    name,
    (context: SessionContext, step: never, flow: never) => {
      start(step);
      return run(context, step, flow);
    },
  ]);
  const observed: Partial<Steps> = Object.fromEntries(simple);
  return {
    ...observed,
    call(context, step, run) {
      const outcomes = outcomesOf(step, plan);
      const end = start(step);
      const { call: send } = context;
      return call?.(
        {
          ...context,
          call:
            send &&
            (async (name, input, options) => {
              const result = await send(name, input, options);
              end("failure" in result ? nameFailure(result.failure, outcomes) : "success");
              return result;
            }),
        },
        step,
        run,
      );
    },
    settle(context, step, run) {
      const end = start(step);
      const { commits } = context;
      return settle?.(
        {
          ...context,
          commits: commits && {
            ...commits,
            async settle(name: string, options: Parameters<typeof commits.settle>[1]) {
              const result = await commits.settle(name, options);
              end(typeof result === "object" ? "failure" : result ? "done" : "missing");
              return result;
            },
          },
        },
        step,
        run,
      );
    },
  };
}

function nameFailure({ kind, code }: { readonly kind: string; readonly code: string }, outcomes: readonly string[]): string {
  return [`code ${code}`, kind].find((name) => outcomes.includes(name)) ?? "failure";
}

/** The calls that no step makes are those of `load`. */
function observeLoads(create: ScreenModule["features"]["createCaller"], { plan }: ScreenModule, note: Note): typeof create {
  return (
    create &&
    ((module, context) => {
      const call = create(module, context);
      return async (name, input, options) => {
        const result = await call(name, input, options);
        if (!("answer" in options))
          for (const [entry] of Object.entries(plan.load).filter(([, { action }]) => action === name))
            note(joinPointer("/load", entry), "failure" in result ? "failure" : "success");
        return result;
      };
    })
  );
}
