/** Runs every check over every variant of a project and joins what it finds. */
import type { Place, Problem, ScreenDefinition } from "../contract/index.ts";
import { analyseVariant, type Project, resolveVariants, type Variant } from "../definition/index.ts";
import type { Check, Finding, ProjectCheck, ScreenCheck, Spot } from "./check.ts";
import { checks as allChecks } from "./checks/index.ts";
import { type Outline, outlineVariant } from "./outline.ts";

/** All problems of a project: those of loading, of overlays, and those that the checks find in each market and promotion. */
export function checkScreens(project: Project, checks: readonly Check[] = allChecks): Problem[] {
  // With a catalogue that could not be read, every mention of what it lists would be a problem of its own.
  if (project.problems.some(({ at }) => isCatalogue(at.file))) return [...project.problems];
  const { variants, problems } = resolveVariants(project);
  const found: Problem[] = [];
  for (const check of checks) if (check.over === "project") found.push(...checkProject(check, project));
  const perScreen = checks.filter((check) => check.over === "screen");
  for (const variant of variants) {
    const outline = outlineVariant({ project, analysis: analyseVariant(project, variant), screens: screensLike(variant, variants) });
    for (const check of perScreen) found.push(...checkOutline(check, outline));
  }
  return joinVariants([...project.problems, ...problems, ...found], countVariants(variants));
}

function isCatalogue(file: string): boolean {
  return /^(schemas|widgets|screens\/(actions|markets|languages|wire)|screens\/[^/]+\.json$)/.test(file);
}

/** The screens as the market of a variant sees them, promotions aside. */
function screensLike(variant: Variant, variants: readonly Variant[]): Map<string, ScreenDefinition> {
  return new Map(
    variants
      .filter(({ market, templateId }) => market.id === variant.market.id && templateId === undefined)
      .map(({ screen }) => [screen.id, screen]),
  );
}

function checkProject(check: ProjectCheck, project: Project): Problem[] {
  const found: Problem[] = [];
  check.run(project, (place, finding) => found.push(makeProblem(check, place, finding)));
  return found;
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
  return { check: id, message, ...(help !== undefined && { help }), at, ...(related && { related }), ...(fix && { fix: { ...fix, at } }) };
}

function countVariants(variants: readonly Variant[]): number {
  return new Set(variants.map(({ name }) => name)).size;
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
