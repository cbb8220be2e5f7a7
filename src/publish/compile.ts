/** From files to what ships: problems, or one plan for each screen and market. */
import { checkScreens } from "../checker/index.ts";
import type { Problem, ScreenPlan } from "../contract/index.ts";
import { analyseVariant, compileVariant, loadProject, type Project, resolveVariants, type SourceFile } from "../definition/index.ts";

export interface CompiledScreen {
  readonly id: string;
  readonly route: string;
  readonly description?: string;
  /** By market. */
  readonly plans: ReadonlyMap<string, ScreenPlan>;
}

export interface Publication {
  readonly project: Project;
  readonly problems: readonly Problem[];
  /** Empty when there are problems: a screen that was refused never ships. */
  readonly screens: readonly CompiledScreen[];
}

export function compileProject(files: readonly SourceFile[]): Publication {
  const project = loadProject(files);
  const problems = checkScreens(project);
  if (problems.length > 0) return { project, problems, screens: [] };
  const screens = [...project.screens.values()].map(({ value }) => value).sort((a, b) => (a.id < b.id ? -1 : 1));
  return {
    project,
    problems,
    screens: screens.map(({ id, route, description }) => ({ id, route, description, plans: compilePlans(project, id) })),
  };
}

/** Promotions are resolved and checked, but none ships as a plan of its own yet. */
function compilePlans(project: Project, id: string): ReadonlyMap<string, ScreenPlan> {
  const plans = new Map<string, ScreenPlan>();
  for (const variant of resolveVariants(project, id).variants) {
    if (variant.templateId !== undefined) continue;
    plans.set(variant.market.id, compileVariant(project, analyseVariant(project, variant)));
  }
  return plans;
}
