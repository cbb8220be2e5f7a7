// What the parts of the plan phase share: the analysis, what can change, and how values and expressions are compiled.

import { isScalar } from "../../../core/expression/index.ts";
import type { Ast, Json, ScreenDefinition, StepDefinition, Value, Values } from "../../../core/format/index.ts";
import { isContainer, isWithin, joinPointer } from "../../../core/json/index.ts";
import { createChangeable, followReads, followValues, overlaps, readsIn } from "../analyse/reads.ts";
import { flowOf } from "../flow-of.ts";
import type { Analysis, Catalogue, ScreenContext, ScreenDirectory, Site } from "../project.ts";
import { branchesOf, namesIn, recordOf } from "../steps/steps.ts";

export interface PlanContext {
  readonly catalogue: Catalogue;
  readonly directory: ScreenDirectory;
  readonly screen: ScreenDefinition;
  readonly analysis: Analysis;
  /** Store paths that each named value reads, transitively. */
  readonly valueReads: ReadonlyMap<string, readonly string[]>;
  isChangeable(path: string): boolean;
  /** Whether the view may call a widget instead of mounting it. */
  isPlain(widget: string, isSaid: boolean): boolean;
  /** Whether steps wait for something outside, including steps of flows that they run. */
  waits(steps: readonly StepDefinition[]): boolean;
}

/** Sites at or below a pointer. */
export function sitesIn({ analysis }: Pick<PlanContext, "analysis">, pointer: string): Site[] {
  return analysis.sites.filter((site) => isWithin(site.pointer, pointer));
}

function readsOfValues(analysis: Analysis): ReadonlyMap<string, readonly string[]> {
  return followValues(analysis.valueOrder, (name) => readsIn(analysis.sites, joinPointer("/values", name)));
}

function createWaits(screen: ScreenDefinition, catalogue: Catalogue): PlanContext["waits"] {
  const known = new Map<string, boolean>();
  const waits = (steps: readonly StepDefinition[]): boolean => steps.some(stepWaits);
  const stepWaits = (step: StepDefinition): boolean =>
    recordOf(step).waits?.(step, catalogue) === true ||
    branchesOf(step).some(({ steps }) => waits(steps)) ||
    namesIn(step, "flow").some(({ name }) => flowWaits(name));
  const flowWaits = (flow: string): boolean => {
    const before = known.get(flow);
    if (before !== undefined) return before;
    // A flow that runs itself waits only if something else in it does.
    known.set(flow, false);
    const found = waits(flowOf(screen, flow) ?? []);
    known.set(flow, found);
    return found;
  };
  return waits;
}

export function createPlanContext(
  { catalogue, directory }: ScreenContext,
  analysis: Analysis,
  isPlain: PlanContext["isPlain"] = (_, isSaid) => isSaid,
): PlanContext {
  const { screen } = analysis.variant;
  return {
    catalogue,
    directory,
    screen,
    analysis,
    valueReads: readsOfValues(analysis),
    isChangeable: createChangeable(screen),
    isPlain,
    waits: createWaits(screen, catalogue),
  };
}

export function planExpression({ analysis }: PlanContext, pointer: string): Ast | undefined {
  return analysis.siteAt(pointer)?.checked.ast;
}

/** What knows the expressions of a definition by their pointers. */
interface Sited {
  readonly analysis: Pick<Analysis, "siteAt">;
}

/** A value as it ships: texts with placeholders are compiled, everything else stays. */
export function planValue(planning: Sited, value: Json, pointer: string): Value {
  if (typeof value === "string") {
    const site = planning.analysis.siteAt(pointer);
    if (site === undefined) return value;
    return isScalar(site.checked.ast) ? site.checked.ast : { $: site.checked.ast };
  }
  if (Array.isArray(value)) return value.map((part, place) => planValue(planning, part, joinPointer(pointer, place)));
  if (isContainer(value)) return planValues(planning, value, pointer);
  return value;
}

export function planValues(planning: Sited, values: { readonly [name: string]: Json } | undefined, pointer: string): Values {
  return Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [name, planValue(planning, value, joinPointer(pointer, name))]),
  );
}

/** Store paths that the sites at and below these pointers read, by themselves and through named values. */
export function pathsRead({ analysis, valueReads }: PlanContext, pointers: readonly string[]): string[] {
  const reads = pointers.flatMap((pointer) => readsIn(analysis.sites, pointer));
  return followReads(reads, valueReads);
}

/** Those of them that can change. */
export function changingReads(planning: PlanContext, pointers: readonly string[]): string[] {
  return pathsRead(planning, pointers).filter(planning.isChangeable);
}

/** Names of the screen's `load` that the sites at these pointers read. */
export function loadsRead(planning: PlanContext, pointers: readonly string[]): string[] {
  const names = Object.keys(planning.screen.load ?? {});
  const paths = pathsRead(planning, pointers);
  return names.filter((name) => paths.some((path) => overlaps(path, `data.${name}`)));
}
