import { judgeNotices, type Problem, quoteName, suggestName } from "../../../core/format/index.ts";
import { count } from "../../../core/text/index.ts";
import { asksForHistory, blameChanges, listCauses, reportGithub, reportJson, reportText } from "../../checker/index.ts";
import type { Compiler, SourceFile } from "../../compiler/index.ts";
import { listGitChanges, readGitFiles, readProjectFiles, toProjectPath, watchProjectFiles } from "../../project/index.ts";
import { countFixes, type Fixed, fixFiles, writeEdit } from "../apply-fixes.ts";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import { type Arguments, type Command, jsonOption } from "../command.ts";
import { findBeyond, grantOptions, readHeldGrant, saveFiles } from "../held-grant.ts";
import { projectCompiler } from "../project-compiler.ts";
import { findNamedFiles, refuseWriting } from "../project-folder.ts";
import { reportShort } from "../short-report.ts";

type Report = (problems: readonly Problem[], texts: ReadonlyMap<string, string>, context: CliContext) => string;

const formats = {
  text: (problems, texts) => reportText(problems, texts),
  whole: (problems, texts) => reportText(problems, texts, true),
  json: reportJson,
  short: (problems, texts, { root, inCalls }) => reportShort(problems, texts, listGitChanges(root), inCalls),
  github: (problems, texts, { root, cwd }) => reportGithub(problems, texts, folderIn(cwd, root)),
} satisfies { readonly [format: string]: Report };

/** Checks the whole project; with files named, the report keeps to them. */
export const check: Command = {
  name: "check",
  forms: [{ takes: "[files...]", help: "Checks all definitions; with files, prints the problems of these only." }],
  options: {
    watch: { help: "Checks again after each change of a file." },
    fix: { help: "Applies the fixes that leave no choice, prints old and new of each, then checks." },
    "dry-run": { help: "With --fix: prints old and new of each fix, and writes nothing." },
    all: { help: "Prints every problem in full; otherwise the first twenty, and a line of each other one." },
    ...grantOptions,
    json: jsonOption,
    format: {
      value: "<name>",
      help: "Prints the problems as `text` (default), `json`, `short` for an assistant, or `github` for annotations of a workflow.",
    },
  },
  run: runCheck,
};

async function runCheck(given: Arguments, outer: CliContext): Promise<ExitCode> {
  const context = { ...outer, grant: readHeldGrant(given, outer) };
  const { root, stop } = context;
  const asked = findNamedFiles(root, given.positionals);
  const format = given.has("json") ? "json" : readFormat(given);
  const isDeveloping = given.has("watch");
  const request: Request = { compiler: projectCompiler, asked, format, isDeveloping };
  if (given.has("dry-run") && !given.has("fix")) throw new UsageError("`--dry-run` says what `--fix` would write: give both.");
  if (given.has("dry-run")) return printFixes(context, request);
  if (given.has("fix")) fixAll(context, request);
  if (!isDeveloping) return checkOnce(context, request);
  const again = async () => {
    await checkOnce(context, request);
    context.logError("Waiting for a change. Ctrl+C ends.\n");
  };
  watchProjectFiles(root, stop, () => {
    context.logError("Checking again.\n");
    void again();
  });
  await again();
  if (!stop.aborted) await new Promise((resolve) => stop.addEventListener("abort", resolve, { once: true }));
  return 0;
}

/** Where a workflow, an editor or a log looks for the files. */
function folderIn(cwd: string, root: string): string {
  const path = toProjectPath(cwd, root);
  return path === "" ? "" : `${path}/`;
}

interface Request {
  /** One for all rounds, so that a watched change costs little. */
  readonly compiler: Compiler;
  readonly asked: readonly string[];
  readonly format: keyof typeof formats;
  readonly isDeveloping: boolean;
}

function readFormat({ has, get }: Arguments): keyof typeof formats {
  const format = get("format");
  const known = ["text", "json", "short", "github"];
  if (format === undefined || format === "text") return has("all") ? "whole" : "text";
  if (format === "json" || format === "short" || format === "github") return format;
  throw new UsageError(`There is no format ${quoteName(format)}. ${suggestName(format, known) ?? ""}`);
}

function find({ compiler, asked, isDeveloping }: Request, files: readonly SourceFile[], root: string) {
  const { project, problems: all } = compiler.compile(files);
  const committed = asksForHistory(all) ? readGitFiles(root, "HEAD") : undefined;
  const found = committed === undefined ? all : blameChanges(all, project.texts, committed);
  const shown = asked.length === 0 ? found : found.filter(({ at }) => asked.includes(at.file));
  return { project, found, shown, ...judgeNotices(shown, isDeveloping) };
}

async function checkOnce(context: CliContext, request: Request): Promise<ExitCode> {
  const { root, grant, write, logError } = context;
  // Whichever files are asked for: a draft is within its grant as a whole.
  const beyond = grant === undefined ? [] : await findBeyond(root, grant);
  const { project, found, shown, problems: ofFiles, notices } = find(request, readProjectFiles(root, request.asked), root);
  if (project.texts.size === 0) throw new UsageError(nothingThere);
  const problems = [...beyond, ...ofFiles];
  const report: Report = formats[request.format];
  write(report([...problems.map(asProblem), ...notices], project.texts, context));
  const others = listCauses(found.filter(({ at }) => request.asked.length > 0 && !request.asked.includes(at.file))).length;
  if (others > 0) logError(`${others} more in other files. Run the check without files to see all.\n`);
  const mayWrite = (file: string) => refuseWriting(context, file) === undefined;
  const fixable = countFixes(shown, project.texts, mayWrite);
  if (fixable > 0) logError(`${fixable} of them can be fixed by \`--fix\`.\n`);
  const refused = countFixes(shown, project.texts, (file) => !mayWrite(file));
  if (refused > 0) logError(`${count(refused, "fix", "fixes")} in files that no tool writes: a person runs \`npx layar check --fix\`.\n`);
  return problems.length === 0 ? 0 : 1;
}

const nothingThere =
  "There is no product here yet. `npx layar new project <folder>` makes one that runs; `npx layar new language en` and then `npx layar new market <name>` begin one by hand.";

/** Reports call a notice what has not become a problem. */
function asProblem({ notice: _, ...problem }: Problem): Problem {
  return problem;
}

function findFixes({ compiler, asked }: Request, context: CliContext): Fixed {
  const isAsked = (file: string) => asked.length === 0 || asked.includes(file);
  return fixFiles(compiler, readProjectFiles(context.root, asked), (file) => isAsked(file) && refuseWriting(context, file) === undefined);
}

function fixAll(context: CliContext, request: Request): void {
  const { edits, files } = findFixes(request, context);
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const paths = [...new Set(edits.map(({ file }) => file))];
  const written = paths.map((path) => ({ path, text: texts.get(path) ?? "" }));
  saveFiles(context, written);
  if (edits.length > 0) context.logError(`${edits.map(writeEdit).join("")}Fixed ${count(edits.length, "problem")}.\n`);
}

function printFixes(context: CliContext, request: Request): ExitCode {
  const { root, write } = context;
  const { edits, files } = findFixes(request, context);
  const { problems } = find(request, files, root);
  const left = listCauses(problems).length;
  if (request.format === "json") write(`${JSON.stringify({ edits, remaining: left }, null, 2)}\n`);
  else {
    write(edits.length === 0 ? "Nothing can be fixed.\n" : edits.map(writeEdit).join(""));
    write(`${count(left, "problem")} would remain. Nothing was written.\n`);
  }
  return edits.length + left === 0 ? 0 : 1;
}
