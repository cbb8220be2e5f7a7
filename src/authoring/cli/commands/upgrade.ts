import { judgeNotices } from "../../../core/format/index.ts";
import { reportJson, reportText } from "../../checker/index.ts";
import { parseText, writeDefinition } from "../../compiler/index.ts";
import { readProjectFiles, writeWholeFiles } from "../../project/index.ts";
import type { CliContext, ExitCode } from "../cli-context.ts";
import { type Arguments, type Command, dryRunOption, jsonOption } from "../command.ts";
import { findOldCode } from "../migrate/code-changes.ts";
import { migrateFiles } from "../migrate/steps.ts";
import { projectCompiler } from "../project-compiler.ts";

/** Rewrites definitions that are in the form of an earlier version, and checks them; what has the present form stays. */
export const upgrade: Command = {
  name: "upgrade",
  formerly: "migrate",
  forms: [{ takes: "", help: "Turns definitions of an earlier version into the form of this one, and lists what is left to do in code." }],
  options: { "dry-run": dryRunOption, json: jsonOption },
  run: runUpgrade,
};

async function runUpgrade(given: Arguments, { root, write, logError }: CliContext): Promise<ExitCode> {
  const sources = readProjectFiles(root).filter(({ path }) => path.endsWith(".json"));
  const parsed = sources.map(({ path, text }) => ({ path, ...parseText(path, text) }));
  const files = parsed.flatMap((file) => ("value" in file ? [{ path: file.path, value: file.value }] : []));
  const isReadable = files.length === parsed.length;
  const { files: changed, notes } = isReadable ? migrateFiles(files) : { files: [], notes: [] };
  const written = changed.map(({ path, value }) => ({ path, text: writeDefinition(value) }));
  if (!given.has("dry-run")) writeWholeFiles(root, written);
  const texts = new Map([...readProjectFiles(root), ...written].map(({ path, text }) => [path, text]));
  const { project, problems } = projectCompiler.compile([...texts].map(([path, text]) => ({ path, text })));
  const code = findOldCode(root);
  if (given.has("json")) {
    const reported: unknown = JSON.parse(reportJson(problems, project.texts));
    write(`${JSON.stringify({ notes, code, ...Object(reported) }, null, 2)}\n`);
  } else {
    write(notes.map((note) => `${note}\n`).join(""));
    if (isReadable && notes.length === 0) write("Every file has the form of this version.\n");
    if (problems.length > 0 || notes.length > 0) write(reportText(problems, project.texts));
    if (code.length > 0) write("\nLeft to do in code:\n");
    for (const { file, line, what } of code) write(`${file}:${line}: ${what}.\n`);
  }
  if (!isReadable) logError("Nothing was migrated, because what is no JSON cannot be read.\n");
  // What a program cannot decide is left to the author.
  return judgeNotices(problems, false).problems.length === 0 && code.length === 0 ? 0 : 1;
}
