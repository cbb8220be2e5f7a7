import type { Problem } from "./problem.ts";

interface Judged {
  /** What has to be solved first. */
  readonly problems: readonly Problem[];
  /** What is only said. */
  readonly notices: readonly Problem[];
}

/** Separates problems that block from notices; while somebody works on the definitions, fewer block than for what ships. */
export function judgeNotices(found: readonly Problem[], isDeveloping: boolean): Judged {
  const isNotice = ({ notice }: Problem) => notice === "always" || (notice === "developing" && isDeveloping);
  return { problems: found.filter((one) => !isNotice(one)), notices: found.filter(isNotice) };
}
