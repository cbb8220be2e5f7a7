import { DefinitionProblem, ProjectFiles } from './check-shared.js';
export { ProjectFile } from './check-shared.js';

/** What a check came to. */
interface CheckResult {
    /** Whether a build would take them; notices may be among the problems. */
    readonly ok: boolean;
    /** Each cause once; those from which others follow stand first, then files and places decide. */
    readonly problems: readonly DefinitionProblem[];
}
/**
 * Checks the definitions of a project, as `layar check` does. It reads no disk and runs no code of a string, so that it works in a page whose
 * policy forbids `eval`, and it throws on a text that is no string, never because of what a file holds.
 *
 * @example
 * const { ok, problems } = checkProject([{ path: "screens/rides/list/screen.json", text: "{ … }" }]);
 * for (const { file, line, column, message, help } of problems) console.log(`${file}:${line}:${column} ${message} ${help ?? ""}`);
 */
declare function checkProject(files: ProjectFiles): CheckResult;

export { DefinitionProblem, ProjectFiles, checkProject };
export type { CheckResult };
