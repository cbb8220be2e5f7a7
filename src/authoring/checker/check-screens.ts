/** Runs every check over every variant of a project and joins what it finds. */
import type { Place, Problem } from "../../core/format/index.ts";
import { type Analysis, analyseVariant, type Project, resolveVariants, type Variant } from "../compiler/index.ts";
import type { Check, Finding, ProjectCheck, ScreenCheck, Spot } from "./check.ts";
import { checks as allChecks } from "./checks/index.ts";
import { type Outline, outlineVariant } from "./queries/screen-index.ts";

/** Narrows a check; everything is checked by default. */
export interface Scope {
  readonly checks?: readonly Check[];
  /** Only this screen, with its overlays. */
  readonly screen?: string;
}

/** All problems of a project: those of loading, of overlays, and those that the checks find in each market and promotion. */
export function checkScreens(project: Project, { checks = allChecks, screen }: Scope = {}): Problem[] {
  // With a catalogue that could not be read, every mention of what it lists would be a problem of its own.
  if (project.problems.some(({ at }) => isCatalogue(at.file))) return [...project.problems];
  const { variants, problems } = resolveVariants(project, screen);
  const found = checks.flatMap((check) => (check.over === "project" ? checkProject(check, project) : []));
  const byScreen = new Map<string, Variant[]>();
  for (const variant of variants) byScreen.set(variant.screen.id, [...(byScreen.get(variant.screen.id) ?? []), variant]);
  for (const ofScreen of byScreen.values()) {
    const outlines = ofScreen.map((variant) => outlineVariant(project, analyseVariant(project, variant)));
    found.push(
      ...joinVariants(
        outlines.flatMap((outline) => checkVariant(checks, outline)),
        ofScreen.length,
      ),
    );
  }
  // What an overlay does wrong has been told at its place already.
  const told = new Set(problems.map(({ at }) => `${at.file}${at.pointer}`));
  return [...project.problems, ...problems, ...found.filter(({ at }) => !told.has(`${at.file}${at.pointer}`))];
}

function isCatalogue(file: string): boolean {
  return /^(schemas|widgets|screens\/(actions|markets|languages|wire))\/|^screens\/(rules|stored|shell|settings)\.json$/.test(file);
}

function checkProject(check: ProjectCheck, project: Project): Problem[] {
  const found: Problem[] = [];
  check.run(project, (place, finding) => found.push(makeProblem(check, place, finding)));
  return found;
}

/** The first problem that some checks find in one variant, which is analysed already. */
export function findProblem(checks: readonly ScreenCheck[], project: Project, analysis: Analysis): Problem | undefined {
  const outline = outlineVariant(project, analysis);
  for (const check of checks) {
    const [problem] = checkOutline(check, outline);
    if (problem) return problem;
  }
  return undefined;
}

function checkVariant(checks: readonly Check[], outline: Outline): Problem[] {
  const run = (isAsked: (check: ScreenCheck) => boolean) =>
    checks.flatMap((check) => (check.over === "screen" && isAsked(check) ? checkOutline(check, outline) : []));
  const names = run(({ about }) => about === "names");
  return [...names, ...run(({ about }) => about === undefined), ...(names.length === 0 ? run(({ about }) => about === "use") : [])];
}

function checkOutline(check: ScreenCheck, outline: Outline): Problem[] {
  const found: Problem[] = [];
  const { variant } = outline;
  check.run(outline, (where, finding) => {
    const spot: Spot = typeof where === "string" ? { pointer: where } : where;
    const { file, pointer, on } = variant.originOf(spot.pointer);
    const place: Place = { file, pointer, on: spot.on ?? on, ...(spot.range && { range: spot.range }) };
    found.push({ ...makeProblem(check, place, finding), variants: [variant.name] });
  });
  return found;
}

function makeProblem({ id }: Check, at: Place, { message, help, related, fix }: Finding): Problem {
  // A fix replaces the whole value, also when only a part of it is underlined.
  const { range: _range, ...whole } = at;
  return {
    check: id,
    message,
    ...(help !== undefined && { help }),
    at,
    ...(related && { related }),
    ...(fix && { fix: { ...fix, at: whole } }),
  };
}

/** One cause is told once, with the variants in which it shows; none are named when it shows in all. */
function joinVariants(problems: readonly Problem[], all: number): Problem[] {
  const joined = new Map<string, Problem>();
  for (const problem of problems) {
    const { file, pointer, on, range } = problem.at;
    const key = JSON.stringify([problem.check, file, pointer, on, range, problem.message]);
    const first = joined.get(key);
    const variants = [...new Set([...(first?.variants ?? []), ...(problem.variants ?? [])])];
    joined.set(key, { ...(first ?? problem), ...(variants.length > 0 && { variants }) });
  }
  return [...joined.values()].map(({ variants, ...problem }) =>
    variants === undefined || variants.length === all ? problem : { ...problem, variants },
  );
}
