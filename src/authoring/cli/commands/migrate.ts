import type { Problem } from "../../../core/format/index.ts";
import { reportJson, reportText } from "../../checker/index.ts";
import { parseText, type SourceFile, writeDefinition } from "../../compiler/index.ts";
import { readProjectFiles } from "../../project-files.ts";
import { writeWholeFile } from "../../write-files.ts";
import { applyEdits, editOf } from "../apply-fixes.ts";
import type { CliContext, ExitCode } from "../cli-context.ts";
import { type Arguments, type Command, dryRunOption, jsonOption } from "../command.ts";
import type { DefinitionFile } from "../migrate/definition-file.ts";
import { migrateFiles } from "../migrate/migrate-files.ts";
import { projectCompiler } from "../project-compiler.ts";
import { removeProjectFile } from "../project-folder.ts";

/** Turns definitions of format 1 into format 2, and checks them; in format 2 it changes nothing. */
export const migrate: Command = {
  name: "migrate",
  forms: [{ takes: "", help: "Turns definitions of format 1 into format 2." }],
  options: { "dry-run": dryRunOption, json: jsonOption },
  run: runMigrate,
};

async function runMigrate(given: Arguments, { root, write, logError }: CliContext): Promise<ExitCode> {
  const isJson = given.has("json");
  const sources = readProjectFiles(root).filter(({ path }) => path.endsWith(".json"));
  const broken = sources.flatMap(({ path, text }) => {
    const parsed = parseText(path, text);
    return "problems" in parsed ? parsed.problems : [];
  });
  if (broken.length > 0) {
    const texts = new Map(sources.map(({ path, text }) => [path, text]));
    report({ notes: [], problems: broken, texts }, isJson, write);
    logError("Nothing was migrated, because what is no JSON cannot be read.\n");
    return 1;
  }
  const files = sources.map(parseFile);
  const before = files.filter(({ path }) => path.startsWith("screens/"));
  const { files: after, notes } = migrateFiles(before, files);
  const isDry = given.has("dry-run");
  if (notes.length > 0 && !isDry) {
    replaceFiles(root, before, after);
    removeFallbacks(root);
  }
  const checked = isDry ? nothing : check(root);
  report({ notes, ...checked }, isJson, write);
  // What a program cannot decide is left to the author.
  return checked.problems.length === 0 ? 0 : 1;
}

/** Of a project that nobody has changed. */
const nothing: Checked = { problems: [], texts: new Map() };

interface Checked {
  readonly problems: readonly Problem[];
  readonly texts: ReadonlyMap<string, string>;
}

interface Migration extends Checked {
  readonly notes: readonly string[];
}

function report({ notes, problems, texts }: Migration, isJson: boolean, write: CliContext["write"]): void {
  if (isJson) {
    const reported: unknown = JSON.parse(reportJson(problems, texts));
    write(`${JSON.stringify({ notes, ...Object(reported) }, null, 2)}\n`);
    return;
  }
  write(notes.map((note) => `${note}\n`).join(""));
  if (problems.length > 0 || (notes.length > 0 && texts.size > 0)) write(reportText(problems, texts));
  else if (notes.length === 0) write("Every file is in format 2 already.\n");
}

function check(root: string): Checked {
  const { project, problems } = projectCompiler.compile(readProjectFiles(root));
  return { problems, texts: project.texts };
}

function parseFile({ path, text }: SourceFile): DefinitionFile {
  const parsed = parseText(path, text);
  if ("problems" in parsed) throw new Error(`${path} is no JSON.`);
  return { path, value: parsed.value };
}

function replaceFiles(root: string, before: readonly DefinitionFile[], after: readonly DefinitionFile[]): void {
  const values = new Map(before.map(({ path, value }) => [path, JSON.stringify(value)]));
  for (const { path, value } of after) if (values.get(path) !== JSON.stringify(value)) writeWholeFile(root, path, writeDefinition(value));
  const kept = new Set(after.map(({ path }) => path));
  for (const { path } of before) if (!kept.has(path)) removeProjectFile(root, path);
}

/** Which fallbacks nothing reaches is known only when the types of all values are: `digits(x) ?? ''`. */
function removeFallbacks(root: string): void {
  const { project, problems } = projectCompiler.compile(readProjectFiles(root));
  const fixes = problems.flatMap(({ check, fix }) => (check === "expression-is-valid" && fix !== undefined ? [fix] : []));
  // Two variants may have found the same.
  const edits = new Map(fixes.map((fix) => editOf(fix, project.texts)).map((edit) => [`${edit.file} ${edit.start}`, edit] as const));
  const inOrder = [...edits.values()].sort((a, b) => a.start - b.start);
  const changed = applyEdits(inOrder, project.texts);
  for (const [path, text] of changed) writeWholeFile(root, path, writeDefinition(parseFile({ path, text }).value));
}
