import type { Problem } from "./problem.ts";

interface Judged {
  /** What has to be solved first. */
  readonly problems: readonly Problem[];
  /** What is only said. */
  readonly notices: readonly Problem[];
}

/** Whether it blocks nothing; while somebody works on the definitions, fewer problems block than for what ships. */
export function isNotice({ notice }: Problem, isDeveloping: boolean): boolean {
  return notice === "always" || (notice === "developing" && isDeveloping);
}

/** Separates problems that block from notices. */
export function judgeNotices(found: readonly Problem[], isDeveloping: boolean): Judged {
  const isSaid = (one: Problem) => isNotice(one, isDeveloping);
  return { problems: found.filter((one) => !isSaid(one)), notices: found.filter(isSaid) };
}
