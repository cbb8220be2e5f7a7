/** From files to what ships: problems, or one plan for each screen and market. */
import { checkScreens } from "../checker/index.ts";
import type { Problem, ScreenPlan } from "../contract/index.ts";
import { analyseVariant, compileVariant, loadProject, type Project, resolveVariants, type SourceFile } from "../definition/index.ts";
import { hostName } from "./api-host.ts";

/** A screen as it ships. */
export interface CompiledScreen {
  readonly id: string;
  readonly route: string;
  readonly description?: string;
  /** By market. */
  readonly plans: ReadonlyMap<string, ScreenPlan>;
}

/** What became of the definitions. */
export interface Publication {
  readonly project: Project;
  readonly problems: readonly Problem[];
  /** Empty when there are problems: a screen that was refused never ships. */
  readonly screens: readonly CompiledScreen[];
}

/** Loads, checks and compiles definitions, with the names on the wire of the API host; faults are returned as problems, never thrown. */
export function compileProject(files: readonly SourceFile[], apiHost = ""): Publication {
  const project = loadProject(files);
  const problems = checkScreens(project);
  return { project, problems, screens: problems.length > 0 ? [] : compileScreens(project, hostName(apiHost)) };
}

/** Promotions are checked with the rest, but none ships as a plan of its own yet. */
function compileScreens(project: Project, host: string | undefined): readonly CompiledScreen[] {
  const screens = new Map<string, CompiledScreen & { readonly plans: Map<string, ScreenPlan> }>();
  for (const variant of resolveVariants(project).variants) {
    if (variant.templateId !== undefined) continue;
    const { id, route, description } = variant.screen;
    const screen = screens.get(id) ?? { id, route, description, plans: new Map() };
    screen.plans.set(variant.market.id, compileVariant(project, analyseVariant(project, variant), host));
    screens.set(id, screen);
  }
  return [...screens.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
