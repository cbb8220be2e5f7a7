/** From files to what ships: problems, or one plan for each screen, market and promotion. */

import type { Problem, ScreenPlan } from "../../../core/format/index.ts";
import { checkScreens } from "../../checker/index.ts";
import {
  type Analysis,
  analyseVariant,
  compileVariant,
  loadProject,
  type Project,
  planAnswers,
  resolveVariants,
  type SourceFile,
} from "../../compiler/index.ts";
import { hostName } from "./api-host.ts";

/** A screen as it ships. */
export interface CompiledScreen {
  readonly id: string;
  readonly route: string;
  readonly description?: string;
  /** Its page holds all of it, and the app comes only when it is needed. */
  readonly isStatic: boolean;
  /** By variant: `india`, and `india+T2` where a promotion has an overlay. */
  readonly plans: ReadonlyMap<string, ScreenPlan>;
  /** By variant: schemas of what the screen reads of its answers, by action. */
  readonly answers: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
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

function compileScreens(project: Project, host: string | undefined): readonly CompiledScreen[] {
  const { variants } = resolveVariants(project);
  const screens = [...new Map(variants.map(({ screen }) => [screen.id, screen])).values()];
  return screens
    .map(({ id, route, description, delivery }): CompiledScreen => {
      const own = variants.filter(({ screen }) => screen.id === id).map((variant) => analyseVariant(project, variant));
      const byVariant = <T>(make: (analysis: Analysis) => T) => new Map(own.map((analysis) => [analysis.variant.name, make(analysis)]));
      return {
        id,
        route,
        description,
        isStatic: delivery === "static",
        plans: byVariant((analysis) => compileVariant(project, analysis, host)),
        answers: byVariant((analysis) => planAnswers(project.catalogue, analysis)),
      };
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
