/** Sorts problems into causes and what only follows from them, so that one mistake is one problem. */
import { listNames, type Problem } from "../../../core/format/index.ts";
import { declaredBy, follows, isUnused, leadsNowhere, nameOf, rankOf, suggestsDeclared } from "./consequences.ts";

export interface FoldedProblem {
  readonly problem: Problem;
  /** Problems that should be gone when the cause is. */
  readonly consequences: readonly Problem[];
}

/** Every problem once: as a cause, or as a consequence of one. */
export function foldProblems(problems: readonly Problem[]): FoldedProblem[] {
  const found: { problem: Problem; consequences: Problem[] }[] = [];
  const ranked = problems.map((problem) => ({ problem, rank: rankOf(problem, problems) })).sort((a, b) => a.rank - b.rank);
  for (const { problem } of ranked) {
    // What holds nothing back cannot be the reason that something does.
    const cause = found.find((other) => isAsGrave(other.problem, problem) && isOf(problem, other));
    if (cause === undefined) found.push({ problem, consequences: [] });
    else cause.consequences.push(problem);
  }
  return found.map(({ problem, consequences }) => ({ problem: describeCause(problem, consequences), consequences }));
}

/** Whether it follows from a cause; of a file that is not there, from what follows from it, too. */
function isOf(problem: Problem, { problem: cause, consequences }: FoldedProblem): boolean {
  const isGone = cause.role === "file" && cause.at.pointer === "" && cause.at.offset === undefined;
  return follows(problem, cause) || (isGone && consequences.some((other) => follows(problem, other)));
}

/** The causes alone. */
export function listCauses(problems: readonly Problem[]): Problem[] {
  return foldProblems(problems).map(({ problem }) => problem);
}

function isAsGrave(cause: Problem, problem: Problem): boolean {
  return cause.notice === undefined || problem.notice !== undefined;
}

/** A name that is declared and not read, beside a similar one that is read and not declared: which of the two is right, only the author knows. */
function describeCause(problem: Problem, consequences: readonly Problem[]): Problem {
  const name = nameOf(problem);
  const { fix: _, ...rest } = problem;
  if (isUnused(problem)) {
    const declared = declaredBy(problem);
    const asking = consequences.filter((one) => one.follows !== undefined || suggestsDeclared(one, problem));
    const used = asking.map((one) => one.follows?.name ?? nameOf(one)).find((other) => other !== undefined);
    if (used === undefined || declared === undefined) return problem;
    return {
      ...rest,
      message: `${problem.message} \`${used}\` is used, and nothing declares it.`,
      help: `Name it \`${used}\` here, or write \`${declared}\` where \`${used}\` is used.`,
    };
  }
  const again = consequences.filter((other) => other.follows === undefined && name !== undefined && nameOf(other) === name).length;
  if (name === undefined || again === 0 || !leadsNowhere(problem)) return problem;
  const near = problem.subject?.near ?? [];
  const help = near.length === 0 ? "" : `, or write ${listNames(near)} instead`;
  return { ...rest, help: `\`${name}\` is used in ${again + 1} places: declare it${help}.` };
}
