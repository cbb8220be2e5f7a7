import type { Problem } from "../../core/format/index.ts";
import { reportText } from "../checker/light.ts";
import { type DefinitionProblem, listProblems } from "./problems.ts";

/**
 * The definitions of a screen have problems. The message has each with its place, the line with a mark below it, and what would be right.
 *
 * @example
 * try {
 *   compileScreen(files, { screen: "ride", market: "brasil" });
 * } catch (error) {
 *   if (error instanceof DefinitionError) for (const { file, line, message } of error.problems) console.error(file, line, message);
 * }
 */
export class DefinitionError extends Error {
  declare readonly problems: readonly DefinitionProblem[];

  constructor(screen: string, problems: readonly Problem[], texts: ReadonlyMap<string, string>) {
    super(`The screen \`${screen}\` has problems:\n${reportText(problems, texts, true)}`);
    Object.assign(this, { name: "DefinitionError", problems: listProblems(problems, texts) });
  }
}
