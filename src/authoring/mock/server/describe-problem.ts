/** One line for the log; the checker shows the same problem with its source. */
import type { Problem } from "../../../core/format/index.ts";

export function describeProblem({ at, message, help }: Problem): string {
  return `${at.file}#${at.pointer}: ${message}${help === undefined ? "" : ` ${help}`}`;
}
