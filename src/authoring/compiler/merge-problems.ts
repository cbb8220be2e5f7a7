import type { Problem } from "../../core/format/index.ts";

/** One problem for the same mistake at the same location in several variants. */
export function joinRepeated(problems: readonly Problem[]): Problem[] {
  const joined = new Map<string, Problem>();
  for (const problem of problems) {
    const key = JSON.stringify([problem.check, problem.message, problem.at]);
    const first = joined.get(key);
    joined.set(key, first === undefined ? problem : joinTwo(first, problem));
  }
  return [...joined.values()];
}

/** A problem that one of them has in every variant is in all of them. */
function joinTwo(first: Problem, { variants: further }: Problem): Problem {
  const { variants, ...rest } = first;
  return variants === undefined || further === undefined ? rest : { ...rest, variants: [...new Set([...variants, ...further])] };
}

/** Without problems at locations that have one already: those follow from it. */
export function withoutReported(problems: readonly Problem[], reported: readonly Problem[]): readonly Problem[] {
  const places = new Set(reported.map(({ at }) => `${at.file}${at.pointer}`));
  return problems.filter(({ at }) => !places.has(`${at.file}${at.pointer}`));
}

/** Without problems that were there before, whatever has moved around them in the text of their file. */
export function withoutKnown(problems: readonly Problem[], before: readonly Problem[]): readonly Problem[] {
  const keyOf = ({ check, message, at }: Problem) => JSON.stringify([check, message, at.file, at.pointer]);
  const known = new Set(before.map(keyOf));
  return problems.filter((problem) => !known.has(keyOf(problem)));
}
