// The phases of one screen. Each runs when its result is asked for, and once.

import type { Problem, ScreenPlan } from "../../core/format/index.ts";
import { analyseVariant } from "./analyse/analyse.ts";
import { lazy } from "./cache.ts";
import { withoutReported } from "./merge-problems.ts";
import { planVariant } from "./plan/plan.ts";
import { planResponseSchemas } from "./plan/response-schemas.ts";
import type { Analysis, Catalogue, Checks, ScreenContext, ScreenSources, Variant } from "./project.ts";
import type { ReplacedValues } from "./resolve/replaced-values.ts";
import { resolveVariants } from "./resolve/resolve-variants.ts";
import { type Judged, withoutWaived } from "./short-forms/waivers.ts";
import { asWritten, type FindWrittenForm, formsOf, type Waiver } from "./short-forms/written-form.ts";

export type Phase = "load" | "resolve" | "analyse" | "check" | "plan";

export interface ScreenPhases {
  readonly checks?: Checks;
  isPlain(widget: string, isSaid: boolean): boolean;
  onPhase(phase: Phase, subject: string): void;
}

/** A screen as far as it depends on its own files and the catalogue alone. */
export interface ResolvedScreen {
  readonly id: string;
  readonly formOf: FindWrittenForm;
  resolution(): Resolution;
}

interface Resolution {
  readonly variants: readonly ResolvedVariant[];
  readonly replaced: ReadonlyMap<string, ReplacedValues>;
  /** Of its overlays and of the fragments in it. */
  readonly problems: readonly Problem[];
  readonly waived: readonly Waiver[];
}

interface ResolvedVariant {
  readonly resolved: Variant;
  analyse(): Analysis;
}

export interface CompiledVariant {
  readonly resolved: Variant;
  readonly analysed: Analysis;
  /** Those of the screen that show in this variant. */
  readonly problems: readonly Problem[];
  /** What ships, with the names on the wire of an API host. An expression with a problem becomes null. */
  plan(host?: string): ScreenPlan;
  /** Schemas of what the screen reads of responses, by action. */
  readonly responses: ReadonlyMap<string, unknown>;
}

export interface CompiledScreen {
  readonly id: string;
  /** A variant whose overlays broke the shape of the screen is not among them. */
  readonly variants: readonly CompiledVariant[];
  /** By overlay file: the values of the base that it replaces, as its `replaces` should hold them. */
  readonly replaced: ReadonlyMap<string, ReplacedValues>;
  /** Found by `resolve`, then by `check`. */
  readonly resolveProblems: readonly Problem[];
  readonly checkProblems: readonly Problem[];
  /** What held for some of its problems, which are left out. */
  readonly waived: readonly Waiver[];
}

export function resolveScreen(sources: ScreenSources, catalogue: Catalogue, { onPhase }: ScreenPhases): ResolvedScreen {
  const { id } = sources.base.value;
  const formOf = formsOf([sources.base, ...sources.overlays, ...sources.fragments, ...sources.textTables]);
  const resolution = lazy((): Resolution => {
    onPhase("resolve", id);
    const { variants, replaced, problems } = resolveVariants(sources, catalogue);
    const written = problems.map((problem) => asWritten(problem, formOf));
    const { left, used } = withoutWaived(written, formOf);
    const analyse = (resolved: Variant) => {
      onPhase("analyse", subjectOf(resolved));
      return analyseVariant({ catalogue }, resolved);
    };
    const analysed = variants.map((resolved) => ({ resolved, analyse: lazy(() => analyse(resolved)) }));
    return { replaced, variants: analysed, problems: left, waived: used };
  });
  return { id, formOf, resolution };
}

function subjectOf({ screen, name }: Variant): string {
  return `${screen.id}@${name}`;
}

/** The phases of a screen that also depend on what it can know of other screens. */
export function compileScreen({ id, formOf, resolution }: ResolvedScreen, context: ScreenContext, phases: ScreenPhases): CompiledScreen {
  const { checks, isPlain, onPhase } = phases;
  const found = lazy((): Judged => {
    if (checks === undefined || resolution().variants.length === 0) return { left: [], used: [] };
    onPhase("check", id);
    const analyses = resolution().variants.map(({ analyse }) => analyse());
    const problems = checks.ofScreen(analyses, context).map((problem) => asWritten(problem, formOf));
    const { left, used } = withoutWaived(problems, formOf);
    return { left: withoutReported(left, resolution().problems), used };
  });
  const problemsOf = (name: string) =>
    [...resolution().problems, ...found().left].filter(({ variants }) => variants === undefined || variants.includes(name));
  const variants = lazy(() =>
    resolution().variants.map((variant) => createCompiledVariant(variant, context, { isPlain, onPhase, problemsOf })),
  );
  return {
    id,
    get variants() {
      return variants();
    },
    get replaced() {
      return resolution().replaced;
    },
    get resolveProblems() {
      return resolution().problems;
    },
    get checkProblems() {
      return found().left;
    },
    get waived() {
      return [...resolution().waived, ...found().used];
    },
  };
}

interface VariantPhases extends Pick<ScreenPhases, "isPlain" | "onPhase"> {
  problemsOf(variant: string): readonly Problem[];
}

function createCompiledVariant(
  { resolved, analyse }: ResolvedVariant,
  context: ScreenContext,
  { problemsOf, isPlain, onPhase }: VariantPhases,
): CompiledVariant {
  const plans = new Map<string, ScreenPlan>();
  const responses = lazy(() => planResponseSchemas(context.catalogue, analyse()));
  return {
    resolved,
    get analysed() {
      return analyse();
    },
    get problems() {
      return problemsOf(resolved.name);
    },
    get responses() {
      return responses();
    },
    plan(host = "default") {
      const planned = plans.get(host);
      if (planned !== undefined) return planned;
      onPhase("plan", subjectOf(resolved));
      const plan = planVariant(context, analyse(), { host, isPlain });
      plans.set(host, plan);
      return plan;
    },
  };
}
