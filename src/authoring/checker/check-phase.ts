// The check phase of the compiler: runs every check over every variant of a screen and joins what they find.
import type { Problem, SourcePointer } from "../../core/format/index.ts";
import { isObject, splitPointer, valueAt } from "../../core/json/index.ts";
import { type Analysis, type Checks, type Project, readDefinitionPath, type ScreenContext } from "../compiler/index.ts";
import type { AnalysesOf, Check, PointerRange, ProblemText, ProjectCheck, ScreenCheck } from "./check.ts";
import { askToChange } from "./queries/names/name-check.ts";
import { indexScreen, type ScreenIndex } from "./queries/screen-index.ts";
import { isUnused, suggestsDeclared } from "./report/consequences.ts";
import { blameDeclarations } from "./report/misspelt-declarations.ts";
import { listSet, type SetCheck } from "./set-checks.ts";

/** The check phase with these checks. */
export function checkPhase(checks: readonly Check[]): Checks {
  const ofProject = checks.filter((check) => check.over === "project");
  const ofScreen = checks.filter((check) => check.over === "screen");
  return {
    ofProject: (project, analysesOf) =>
      listSet(ofProject, project.catalogue.settings).flatMap((set) => checkProject(set, project, analysesOf)),
    ofScreen(analyses, context) {
      const asked = listSet(ofScreen, context.catalogue.settings);
      const found = analyses.flatMap((analysis) => checkVariant(asked, indexScreen(context, analysis)));
      return joinVariants(found, analyses.length);
    },
    attribute: blameDeclarations,
  };
}

function checkProject({ check, isNotice, options }: SetCheck<ProjectCheck>, project: Project, analysesOf: AnalysesOf): Problem[] {
  const found: Problem[] = [];
  check.run(project, (at, text) => found.push(makeProblem(check, at, asSet(text, isNotice))), analysesOf, options);
  return found;
}

function asSet(text: ProblemText, isNotice: boolean): ProblemText {
  return isNotice ? { ...text, notice: "always" } : text;
}

/** The first problem that some checks find in one variant, whatever the project makes of them: it is for what strangers write. */
export function findProblem(checks: readonly ScreenCheck[], context: ScreenContext, analysis: Analysis): Problem | undefined {
  const index = indexScreen(context, analysis);
  for (const check of checks) {
    const [problem] = checkScreen({ check, isNotice: false, options: check.options ?? {} }, index);
    if (problem) return problem;
  }
  return undefined;
}

function checkVariant(checks: readonly SetCheck<ScreenCheck>[], index: ScreenIndex): Problem[] {
  const run = (isAsked: (check: ScreenCheck) => boolean) => checks.flatMap((set) => (isAsked(set.check) ? checkScreen(set, index) : []));
  const names = run(({ about }) => about === "names");
  const unused = run(({ about }) => about === "use").map((problem) => askInOverlay(problem, index));
  return [
    ...names,
    ...run(({ about }) => about === undefined),
    ...(names.length === 0 ? unused : unused.filter((one) => isMisspelt(one, names))),
  ];
}

/** What an overlay declares and nothing reads may be a misspelt name of the screen, which the overlay was to change. */
function askInOverlay(problem: Problem, { screen }: ScreenIndex): Problem {
  const { at } = problem;
  if (!isUnused(problem) || readDefinitionPath(at.file).kind !== "overlay") return problem;
  const [name = "", part = ""] = splitPointer(at.pointer).reverse();
  const declared: unknown = Reflect.get(screen, part);
  const help = isObject(declared) ? askToChange(screen.id, name, Object.keys(declared)) : undefined;
  return help === undefined ? problem : { ...problem, help };
}

/** A declaration that nothing reads, beside names that lead nowhere and are like it. */
function isMisspelt(unused: Problem, names: readonly Problem[]): boolean {
  return isUnused(unused) && names.some((one) => suggestsDeclared(one, unused));
}

function checkScreen({ check, isNotice, options }: SetCheck<ScreenCheck>, index: ScreenIndex): Problem[] {
  const found: Problem[] = [];
  const { variant } = index;
  const report = (where: PointerRange | string, text: ProblemText) => {
    const range: PointerRange = typeof where === "string" ? { pointer: where } : where;
    const { file, pointer, on } =
      range.file === undefined ? variant.originOf(range.pointer) : { file: range.file, pointer: range.pointer, on: "value" as const };
    const isKey = range.file === undefined && text.fix?.name !== undefined && isNamedByKey(index.screen, range.pointer, text.fix.name);
    const at: SourcePointer = { file, pointer, on: isKey ? "key" : (range.on ?? on), ...(range.range && { range: range.range }) };
    found.push({ ...makeProblem(check, at, asSet(text, isNotice)), variants: [variant.name] });
  };
  check.run(index, report, options);
  return found;
}

/** Whether a name is the key at a place and not its value, which a fix must leave as it is. */
function isNamedByKey(screen: object, pointer: string, name: string): boolean {
  const parts = splitPointer(pointer);
  return valueAt(screen, pointer) !== name && parts[parts.length - 1] === name;
}

function makeProblem({ id, role }: Check, at: SourcePointer, { fix, ...text }: ProblemText): Problem {
  return {
    check: id,
    ...text,
    at,
    ...(role && { role }),
    ...(fix && { fix: placeFix(fix, at) }),
  };
}

/** A fix replaces the whole value, unless it says that it is for the part that is underlined. */
function placeFix({ isForRange, name: _name, ...fix }: NonNullable<ProblemText["fix"]>, at: SourcePointer): NonNullable<Problem["fix"]> {
  const { range: _, ...whole } = at;
  return { ...fix, at: isForRange === true ? at : whole };
}

/** One cause is reported once, with the variants that have it; none are named when all have it. */
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
