import type { Problem } from "../../../core/format/index.ts";
import { reportText } from "../../checker/light.ts";
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

  constructor(message: string, problems: readonly DefinitionProblem[]) {
    super(message);
    Object.assign(this, { name: "DefinitionError", problems });
  }
}

export function refuseScreen(screen: string, problems: readonly Problem[], texts: ReadonlyMap<string, string>): never {
  const message = `The screen \`${screen}\` has problems:\n${reportText(problems, texts, true)}`;
  throw new DefinitionError(message, listProblems(problems, texts));
}
