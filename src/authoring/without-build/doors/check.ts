import { judgeNotices } from "../../../core/format/index.ts";
import { createCheckedCompiler } from "../../checker/index.ts";
import { type DefinitionProblem, listProblems } from "./problems.ts";
import { listFiles, type ProjectFiles } from "./project-files.ts";

export type { DefinitionProblem } from "./problems.ts";
export type { ProjectFile, ProjectFiles } from "./project-files.ts";

/** What a check came to. */
export interface CheckResult {
  /** Whether a build would take them; notices may be among the problems. */
  readonly ok: boolean;
  /** Each cause once; those from which others follow stand first, then files and places decide. */
  readonly problems: readonly DefinitionProblem[];
}

/** Stores what it found of each file: one that is checked again costs only what has changed. */
const compiler = createCheckedCompiler();

/**
 * Checks the definitions of a project, as `layar check` does. It reads no disk and runs no code of a string, so that it works in a page whose
 * policy forbids `eval`, and it throws on a text that is no string, never because of what a file holds.
 *
 * @example
 * const { ok, problems } = checkProject([{ path: "screens/rides/list/screen.json", text: "{ … }" }]);
 * for (const { file, line, column, message, help } of problems) console.log(`${file}:${line}:${column} ${message} ${help ?? ""}`);
 */
export function checkProject(files: ProjectFiles): CheckResult {
  const { problems, project } = compiler.compile(listFiles(files));
  return { ok: judgeNotices(problems, false).problems.length === 0, problems: listProblems(problems, project.texts) };
}
