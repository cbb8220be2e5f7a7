import { judgeNotices, type Problem, quoteName, suggestName } from "../../../core/format/index.ts";
import { findNearest } from "../../../core/json/index.ts";
import { createCheckedCompiler, reportGithub, reportJson, reportText } from "../../checker/index.ts";
import type { Compiler } from "../../compiler/index.ts";
import { findFiles, readProjectFiles, watchProjectFiles } from "../../project-files.ts";
import { applyFixes } from "../apply-fixes.ts";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import { formatText } from "../format-text.ts";
import { readOptions } from "../options.ts";
import { writeProjectFile } from "../project-folder.ts";

const formats = { text: reportText, json: reportJson, github: reportGithub } as const;

/** Checks the whole project; with files named, the report keeps to them. */
export async function runCheck(args: readonly string[], context: CliContext): Promise<ExitCode> {
  const { positionals, values } = readOptions(args, { watch: "boolean", json: "boolean", fix: "boolean", format: "string" });
  const { root, stop } = context;
  const asked = positionals.flatMap((path) => orFail(findFiles(root, path), root, path));
  const format = values["json"] === true ? "json" : readFormat(values["format"]);
  const isDeveloping = values["watch"] === true;
  const request: Request = { compiler: createCheckedCompiler(), asked, format, isDeveloping };
  if (values["fix"] === true) fixAll(context, request);
  if (!isDeveloping) return checkOnce(context, request);
  const again = () => {
    checkOnce(context, request);
    context.logError("Waiting for a change. Ctrl+C ends.\n");
  };
  watchProjectFiles(root, stop, again);
  again();
  if (!stop.aborted) await new Promise((resolve) => stop.addEventListener("abort", resolve, { once: true }));
  return 0;
}

interface Request {
  /** One for all rounds, so that a watched change costs little. */
  readonly compiler: Compiler;
  readonly asked: readonly string[];
  readonly format: keyof typeof formats;
  readonly isDeveloping: boolean;
}

function readFormat(format: string | boolean | undefined): keyof typeof formats {
  const known = Object.keys(formats);
  if (format === undefined || format === "text") return "text";
  if (format === "json" || format === "github") return format;
  throw new UsageError(`There is no format ${quoteName(String(format))}. ${suggestName(String(format), known) ?? ""}`);
}

function find({ compiler, asked, isDeveloping }: Request, root: string) {
  const { project, problems: found } = compiler.compile(readProjectFiles(root, asked));
  const shown = asked.length === 0 ? found : found.filter(({ at }) => asked.includes(at.file));
  return { project, found, shown, ...judgeNotices(shown, isDeveloping) };
}

function checkOnce({ root, write, logError }: CliContext, request: Request): ExitCode {
  const { project, found, shown, problems, notices } = find(request, root);
  write(formats[request.format]([...problems.map(asProblem), ...notices], project.texts));
  const others = found.length - shown.length;
  if (others > 0) logError(`${others} more in other files. Run the check without files to see all.\n`);
  const fixable = shown.filter(({ fix }) => fix !== undefined).length;
  if (fixable > 0) logError(`${fixable} of them can be fixed by \`--fix\`.\n`);
  return problems.length === 0 ? 0 : 1;
}

/** Reports call a notice what has not become a problem. */
function asProblem({ notice: _, ...problem }: Problem): Problem {
  return problem;
}

/** A fixed name may reveal the next problem; after a few rounds nothing is left to fix. */
const maxRounds = 5;

function fixAll({ root, logError }: CliContext, request: Request): void {
  const written = new Set<string>();
  for (let round = 0; round < maxRounds; round++) {
    const { project, shown } = find(request, root);
    const changed = applyFixes(shown, project.texts);
    for (const [path, text] of changed) writeProjectFile(root, path, formatText(path, text));
    for (const path of changed.keys()) written.add(path);
    if (changed.size === 0) break;
  }
  for (const path of [...written].sort()) logError(`Fixed ${path}.\n`);
}

function orFail(found: readonly string[], root: string, path: string): readonly string[] {
  if (found.length > 0) return found;
  const near = findNearest(
    path,
    readProjectFiles(root).map((file) => file.path),
  );
  throw new UsageError(
    `There is no JSON file ${quoteName(path)}. ${near === undefined ? "Paths are from the root of the project." : `Did you mean ${quoteName(near)}?`}`,
  );
}
