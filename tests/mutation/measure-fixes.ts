// What the problems of a mistake lead to: how many there are, whether the names that they suggest are those meant, and what the fixes make of it.
import { listCauses } from "../../src/authoring/checker/index.ts";
import { type Fixed, fixFiles, writeEdit } from "../../src/authoring/cli/apply-fixes.ts";
import { applyEdit } from "../../src/authoring/cli/repair/edit.ts";
import { suggestFix } from "../../src/authoring/cli/repair/prove-fix.ts";
import type { Compilation, Compiler, SourceFile } from "../../src/authoring/compiler/index.ts";
import { judgeNotices, type Problem } from "../../src/core/format/index.ts";
import { countAlike, deepEqual } from "../../src/core/json/index.ts";
import type { Mutant } from "./mutant.ts";
import { byFile } from "./run-mutants.ts";

/** `none`: no fix is offered; `restored`: the plans are those meant; `left`: some problem stays; `wrong`: clean, and other plans. */
type Verdict = "none" | "restored" | "left" | "wrong";

interface Suggestion {
  readonly problem: Problem;
  readonly isMeant: boolean;
}

export interface Measured {
  readonly mutant: Mutant;
  /** What blocks, each with its consequences folded under it. */
  readonly causes: readonly Problem[];
  readonly suggestions: readonly Suggestion[];
  readonly verdict: Verdict;
  /** What becomes of it when somebody then does what is suggested for the first problem, although the author has a choice, by `explain`. */
  readonly explained: Verdict;
  /** Old and new of the fixes. */
  readonly edits: string;
}

interface Meant {
  readonly files: readonly SourceFile[];
  readonly plans: ReadonlyMap<string, string>;
}

/** Puts each mistake into the project by itself. */
export function measureFixes(compiler: Compiler, files: readonly SourceFile[], mutants: readonly Mutant[]): Measured[] {
  const meant = { files, plans: plansOf(compiler.compile(files)) };
  return byFile(mutants).map((mutant) => measure(compiler, meant, mutant));
}

/** The share of mistakes of form that fixes, and one suggestion more, must lead back to what was meant. */
export const leastRepaired = 0.6;

/** How many mistakes end equal to what was meant, by fixes alone and after one suggestion more. */
export function countRestored(measured: readonly Measured[]) {
  const fixed = measured.filter(({ verdict }) => verdict === "restored").length;
  return {
    all: measured.length,
    fixed,
    explained: fixed + measured.filter(({ verdict, explained }) => verdict !== "restored" && explained === "restored").length,
  };
}

export function summarise(measured: readonly Measured[]) {
  const counts = measured
    .map(({ causes }) => causes.length)
    .filter((count) => count > 0)
    .sort((a, b) => a - b);
  const suggestions = measured.flatMap((one) => one.suggestions);
  const ofVerdict = (verdict: Verdict) => measured.filter((one) => one.verdict === verdict).length;
  return {
    median: counts[Math.floor(counts.length / 2)] ?? 0,
    most: counts[Math.floor(counts.length * 0.95)] ?? 0,
    suggestions: suggestions.length,
    wrongSuggestions: suggestions.filter(({ isMeant }) => !isMeant).length,
    restored: ofVerdict("restored"),
    left: ofVerdict("left"),
    wrong: ofVerdict("wrong"),
  };
}

function plansOf({ screens }: Compilation): Map<string, string> {
  return new Map(
    [...screens.values()].flatMap(({ variants, id }) =>
      variants.map((variant) => [`${id}@${variant.resolved.name}`, JSON.stringify(variant.plan())] as const),
    ),
  );
}

function measure(compiler: Compiler, meant: Meant, mutant: Mutant): Measured {
  const original = meant.files.find(({ path }) => path === mutant.file)?.text ?? "{}";
  const written = { path: mutant.file, text: mutant.write() };
  const others = meant.files.filter(({ path }) => path !== mutant.file);
  const mistaken = [...others, written];
  const causes = listCauses(judgeNotices(compiler.compile(mistaken).problems, false).problems);
  const lost = lostPart(original, written.text);
  const fixed = fixFiles(compiler, mistaken);
  const { edits } = fixed;
  const verdict = judgeFixed(fixed, meant);
  const explained = verdict === "restored" ? verdict : judgeFixed(takeSuggestion(compiler, fixed), meant);
  const suggestions = causes.flatMap((problem) => judgeSuggestion(problem, lost, verdict));
  return { mutant, causes, suggestions, verdict, explained, edits: edits.map(writeEdit).join("") };
}

function judgeFixed({ edits, files, compilation }: Fixed, meant: Meant): Verdict {
  return edits.length === 0 ? "none" : judge(compilation, files, meant);
}

/** The first problem that is left, solved as `explain` suggests, and what can be fixed after that. */
function takeSuggestion(compiler: Compiler, fixed: Fixed): Fixed {
  const { problems } = judgeNotices(fixed.compilation.problems, false);
  const [problem] = listCauses(problems);
  const edit = problem && suggestFix({ compiler, files: fixed.files, problems }, problem);
  if (edit === undefined) return fixed;
  const again = fixFiles(compiler, applyEdit(fixed.files, edit));
  return { ...again, edits: [...fixed.edits, edit, ...again.edits] };
}

function judge(found: Compilation, files: readonly SourceFile[], meant: Meant): Verdict {
  const texts = new Map(meant.files.map(({ path, text }) => [path, text]));
  const changed = files.filter(({ path, text }) => texts.get(path) !== text);
  if (changed.every(({ path, text }) => deepEqual(readJson(text), readJson(texts.get(path) ?? "{}")))) return "restored";
  if (judgeNotices(found.problems, false).problems.length > 0) return "left";
  const plans = plansOf(found);
  return plans.size === meant.plans.size && [...plans].every(([name, plan]) => meant.plans.get(name) === plan) ? "restored" : "wrong";
}

/** Some mistakes leave no JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Of several names that are asked for, one has to be the one meant: what stood there, or what makes of a keyword too many a sound one. */
function judgeSuggestion(problem: Problem, lost: string, verdict: Verdict): Suggestion[] {
  const [, asked] = /Did you mean ([^?]*)\?/.exec(problem.help ?? "") ?? [];
  if (asked === undefined) return [];
  const names = [...asked.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
  return [{ problem, isMeant: names.some((name) => lost.includes(name)) || (verdict === "restored" && problem.fix !== undefined) }];
}

/** What the original has where the mistake is, in whole words. */
function lostPart(original: string, written: string): string {
  const [before, after] = [original, written].map((text) => JSON.stringify(readJson(text)));
  if (before === undefined || after === undefined) return "";
  let [head, tail] = countAlike(before, after);
  const isPart = (letter: string | undefined) => /[\w.'<=>!&|-]/.test(letter ?? "");
  while (head > 0 && isPart(before[head - 1])) head--;
  while (tail > 0 && isPart(before[before.length - tail])) tail--;
  return before.slice(head, before.length - tail);
}
