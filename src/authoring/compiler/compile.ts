/**
 * From the text of files to what ships, in five phases:
 *
 *     files      path and text
 *       │
 *       │  load       parse, expand short forms, check the shape,            for each file
 *       │             index by name
 *       ▼
 *     project    catalogue, screens, overlays, fragments
 *       │
 *       │  resolve    insert fragments, apply the overlays of the market     for each screen
 *       │             and of the promotion
 *       ▼
 *     variants   a screen as one market (and promotion) sees it
 *       │
 *       │  analyse    find the type of every expression                      for each variant
 *       ▼
 *     analyses
 *       │
 *       │  check      run the checks that the caller passes                  for each screen, and for the project
 *       ▼
 *     problems   without any, the project may ship
 *       │
 *       │  plan       link names, compile expressions                        for each variant and API host
 *       ▼
 *     plans
 *
 * A phase runs when its result is asked for, and once. A compiler that lives on runs it again only for what was made from
 * a file that has changed.
 */
import type { Problem } from "../../core/format/index.ts";
import { createCache, lazy } from "./cache.ts";
import { type CompiledScreen, compileScreen, type Phase, type ResolvedScreen, resolveScreen, type ScreenPhases } from "./compile-screen.ts";
import { isCatalogueFile } from "./load/definition-path.ts";
import { createDirectoryCache } from "./load/directory.ts";
import { createLoader } from "./load/load.ts";
import { joinRepeated, withoutReported } from "./merge-problems.ts";
import type { Checks, Project, SourceFile } from "./project.ts";
import { checkTargets, sourcesOf } from "./resolve/resolve-variants.ts";
import { reportUnused, withoutWaived } from "./short-forms/waivers.ts";
import { asWritten } from "./short-forms/written-form.ts";

export interface CompilerOptions {
  /** None by default: then only files and overlays can have problems. */
  readonly checks?: Checks;
  /** Whether a widget is drawn without hooks: as its schema says by default. */
  isPlain?(widget: string, isSaid: boolean): boolean;
  /** Called before a phase runs, with the file, screen or variant that it is for. */
  onPhase?(phase: Phase, subject: string): void;
}

export interface Compilation {
  readonly project: Project;
  /** By id. A screen whose file has a problem is not among them. */
  readonly screens: ReadonlyMap<string, CompiledScreen>;
  /** Of all phases: of files, then of overlays, then what the checks find. */
  readonly problems: readonly Problem[];
}

export interface Compiler {
  compile(files: readonly SourceFile[]): Compilation;
}

/** Compiles files that nobody changes. */
export function compile(files: readonly SourceFile[], options: CompilerOptions = {}): Compilation {
  return createCompiler(options).compile(files);
}

/** Stores the results of each phase, so that a changed file costs no more than what depends on it. */
export function createCompiler({ checks, isPlain = (_, isSaid) => isSaid, onPhase = () => undefined }: CompilerOptions = {}): Compiler {
  const phases: ScreenPhases = { checks, isPlain, onPhase };
  const load = createLoader((file) => onPhase("load", file));
  const findDirectory = createDirectoryCache();
  const resolve = createCache<ResolvedScreen>();
  const finish = createCache<CompiledScreen>();

  return {
    compile(files) {
      const project = load(files);
      const { catalogue } = project;
      const directory = findDirectory(project);
      const screens = new Map(
        [...project.screens].map(([id, base]) => {
          const sources = sourcesOf(project, base);
          const resolved = resolve(id, [catalogue, ...Object.values(sources).flat()], () => resolveScreen(sources, catalogue, phases));
          return [id, finish(id, [resolved, directory], () => compileScreen(resolved, { catalogue, directory }, phases))] as const;
        }),
      );
      const problems = lazy(() => listProblems(project, [...screens.values()], phases));
      return {
        project,
        screens,
        get problems() {
          return problems();
        },
      };
    },
  };
}

function listProblems(project: Project, screens: readonly CompiledScreen[], { checks, onPhase }: ScreenPhases): readonly Problem[] {
  // While the catalogue cannot be read, every reference to what it lists would be a problem of its own.
  if (project.problems.some(({ at }) => isCatalogueFile(at.file))) return project.problems;
  const ofOverlays = joinRepeated([...checkTargets(project), ...screens.flatMap(({ resolveProblems }) => resolveProblems)]);
  // Many screens may have the same fragment.
  const ofScreens = joinRepeated(screens.flatMap(({ checkProblems }) => checkProblems));
  if (checks) onPhase("check", "project");
  const analysesOf = (id: string) => (screens.find((screen) => screen.id === id)?.variants ?? []).map(({ analysed }) => analysed);
  const foundInProject = (checks?.ofProject(project, analysesOf) ?? []).map((problem) => asWritten(problem, project.formOf));
  const ofProject = withoutReported(foundInProject, ofOverlays);
  if (checks === undefined) return [...project.problems, ...ofOverlays];
  // Screens report in files of the catalogue, too, whose waivers they do not know.
  const { left, used } = withoutWaived([...ofOverlays, ...ofProject, ...ofScreens], project.formOf);
  const unused = reportUnused(project.sources, new Set([...used, ...screens.flatMap(({ waived }) => waived)]));
  return checks.attribute([...project.problems, ...left, ...unused], project);
}
