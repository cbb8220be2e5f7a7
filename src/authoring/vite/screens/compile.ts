/** From files to what ships: problems, or one plan for each screen, market and promotion. */

import { judgeNotices, type Problem, type ScreenPlan } from "../../../core/format/index.ts";
import { createCheckedCompiler } from "../../checker/index.ts";
import {
  type CompiledScreen as CheckedScreen,
  type Compiler,
  findUnblocked,
  listNeededParams,
  type NodeAt,
  type Period,
  type Project,
  readFixedText,
  type SourceFile,
  walkNodes,
} from "../../compiler/index.ts";
import { hostName } from "./api-host.ts";

/** A screen as it ships. */
export interface CompiledScreen {
  readonly id: string;
  readonly route: string;
  readonly description?: string;
  /** Parameters that must be given. */
  readonly needs: readonly string[];
  /** Its page holds all of it, and the app comes only when it is needed. */
  readonly isStatic: boolean;
  /** Names of disclosures by the nodes that show them. */
  readonly discloses: ReadonlyMap<string, readonly string[]>;
  /** By variant: when a promotion runs that does not always. */
  readonly periods: ReadonlyMap<string, Period>;
  /** By variant: `north`, and `north+T2` where a promotion has an overlay. */
  readonly plans: ReadonlyMap<string, ScreenPlan>;
  /** By variant: schemas of what the screen reads of its responses, by action. */
  readonly responses: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
}

/** What became of the definitions. */
export interface CompiledProject {
  readonly project: Project;
  readonly problems: readonly Problem[];
  /** What is only said. */
  readonly notices: readonly Problem[];
  /** Of a build none when there are problems: what was refused never ships. While developing, those that no problem concerns. */
  readonly screens: readonly CompiledScreen[];
  /** While developing: ids of the screens that never were without problems. */
  readonly missing?: readonly string[];
}

interface ProjectCompilerOptions {
  readonly isDeveloping?: boolean;
  readonly compiler?: Compiler;
}

export type ProjectCompiler = (files: readonly SourceFile[]) => CompiledProject;

/**
 * Gives what checks and compiles definitions, with the names on the wire of the API host. It stores its results, so that
 * a changed file costs little. Mistakes in definitions are returned as problems, never thrown.
 */
export function createProjectCompiler(apiHost = "", options: ProjectCompilerOptions = {}): ProjectCompiler {
  const { isDeveloping = false, compiler = createCheckedCompiler() } = options;
  return (files) => {
    const compilation = compiler.compile(files);
    const { project } = compilation;
    const { problems, notices } = judgeNotices(compilation.problems, isDeveloping);
    if (problems.length > 0 && !isDeveloping) return { project, problems, notices, screens: [] };
    const host = hostName(apiHost, project.catalogue.wire);
    const published = findUnblocked(compilation, { problems, isDeveloping }).flatMap((screen) => publishScreen(screen, host));
    return { project, problems, notices, screens: published.sort((a, b) => (a.id < b.id ? -1 : 1)) };
  };
}

function publishScreen({ variants }: CheckedScreen, host: string | undefined): CompiledScreen[] {
  const last = variants.at(-1);
  if (last === undefined) return [];
  const { id, route, description, delivery } = last.resolved.screen;
  return [
    {
      id,
      route,
      description: readFixedText(last.analysed, description, "/description"),
      isStatic: delivery === "static",
      needs: listNeededParams(last.resolved.screen),
      discloses: new Map(variants.flatMap(({ resolved }) => [...walkNodes(resolved.screen)].flatMap(readDisclosed))),
      periods: new Map(variants.flatMap(({ resolved: { name, period } }) => (period === undefined ? [] : [[name, period]]))),
      plans: new Map(variants.map((variant) => [variant.resolved.name, variant.plan(host)])),
      responses: new Map(variants.map((variant) => [variant.resolved.name, variant.responses])),
    },
  ];
}

const readDisclosed = ({ node: { id, discloses } }: NodeAt): readonly (readonly [string, readonly string[]])[] =>
  discloses === undefined ? [] : [[id, discloses]];
