import type { Problem } from "../../../core/format/index.ts";
import { locateProblems } from "./located-problem.ts";

/** One line for each problem, in the form that GitHub's runners show beside the changed line. */
export function reportGithub(problems: readonly Problem[], texts: ReadonlyMap<string, string>, folder: string): string {
  return locateProblems(problems, texts)
    .map(({ file, line, column, consequences, problem: { check, message, help, notice } }) => {
      const more =
        consequences.length === 0 ? [] : [`And ${consequences.length} ${consequences.length === 1 ? "consequence" : "consequences"}.`];
      const text = [message, ...(help === undefined ? [] : [help]), ...more].join(" ");
      return `::${notice === undefined ? "error" : "warning"} file=${folder}${file},line=${line},col=${column},title=${check}::${escapeData(text)}\n`;
    })
    .join("");
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
