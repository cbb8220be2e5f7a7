import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { quoteName, suggestName } from "../../../core/format/index.ts";
import { count, decodeText, errorText } from "../../../core/text/index.ts";
import { languagesOf, loadProject, type Project } from "../../compiler/index.ts";
import { importTexts, isMissing, listTextRows, type TextRow, writeSheet } from "../../edits/texts/index.ts";
import { readProjectFiles, writeWholeFiles } from "../../project/index.ts";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import { type Arguments, type Command, dryRunOption, jsonOption } from "../command.ts";
import { refuseScreen } from "../missing-screen.ts";
import { writeRows } from "../write-rows.ts";

/** The wording of the project as a sheet, for translators. */
export const texts: Command = {
  name: "texts",
  forms: [
    { takes: "list [screen]", help: "Prints every text in its languages.", options: ["language", "missing"] },
    { takes: "export [screen]", help: "Prints the texts as CSV, a column for each language.", options: ["language", "missing"] },
    {
      takes: "import <file>",
      help: "Puts an edited CSV back; refuses unknown names and lost placeholders, and changes only what was edited.",
      options: ["dry-run"],
    },
  ],
  options: {
    language: { value: "<id>", help: "In this language, beside the first one." },
    missing: { help: "Only those that lack a language." },
    "dry-run": dryRunOption,
    json: jsonOption,
  },
  run: runTexts,
};

type Action = (given: Arguments, context: CliContext, project: Project) => ExitCode;

const actions: { readonly [name: string]: Action } = { list: printTexts, export: printTexts, import: putBack };

async function runTexts(given: Arguments, context: CliContext): Promise<ExitCode> {
  const [name = ""] = given.positionals;
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (action === undefined) throw new UsageError(`Say what to do with the texts. ${suggestName(name, Object.keys(actions)) ?? ""}`);
  return action(given, context, loadProject(readProjectFiles(context.root)));
}

function printTexts(given: Arguments, { write }: CliContext, project: Project): ExitCode {
  const [kind, screen] = given.positionals;
  const languages = chooseLanguages(given.get("language"), project);
  const wanted = languages.slice(given.has("language") ? -1 : 0);
  const rows = listTextRows(project, given.has("language") ? languages : [])
    .filter(({ file }) => screen === undefined || file.startsWith(folderOf(screen, project)))
    .filter((row) => !given.has("missing") || isMissing(row, wanted));
  const shown = rows.map(({ pointer: _, needed: __, ...row }) => row);
  if (given.has("json")) write(`${JSON.stringify(shown, null, 2)}\n`);
  else write(kind === "export" ? writeSheet(rows, languages) : writeRows(rows.map((row) => describeRow(row, languages))));
  return 0;
}

function chooseLanguages(language: string | undefined, project: Project): string[] {
  const all = languagesOf(project.catalogue);
  if (language === undefined) return all;
  const known = [...project.catalogue.languages.keys()];
  if (!known.includes(language)) throw new UsageError(`No language is named ${quoteName(language)}. ${suggestName(language, known) ?? ""}`);
  const [first] = all.filter((one) => one !== language);
  return first === undefined ? [language] : [first, language];
}

function folderOf(screen: string, project: Project): string {
  const found = project.screens.get(screen);
  if (found === undefined) throw refuseScreen(project, screen);
  return found.file.slice(0, found.file.lastIndexOf("/") + 1);
}

function describeRow({ file, name, form, wording }: TextRow, languages: readonly string[]): string[] {
  const shown = languages.map((language) => `${language}: ${wording[language] === undefined ? "–" : JSON.stringify(wording[language])}`);
  return [file, form === "" ? name : `${name} (${form})`, shown.join("  ")];
}

function readSheet(path: string, named: string): string {
  try {
    return decodeText(readFileSync(path));
  } catch (error) {
    throw new UsageError(`${quoteName(named)} cannot be read: ${errorText(error)}`);
  }
}

function putBack(given: Arguments, { root, cwd, write, logError }: CliContext, project: Project): ExitCode {
  const [, file = ""] = given.positionals;
  if (file === "")
    throw new UsageError("Name the sheet: `npx layar texts import texts.csv`. `npx layar texts export > texts.csv` writes one.");
  const path = resolve(cwd, file);
  if (!existsSync(path)) throw new UsageError(`There is no file ${quoteName(file)}. \`npx layar texts export > texts.csv\` writes one.`);
  const { changes, files, mistakes, notices } = importTexts(project, readSheet(path, file));
  const isDry = given.has("dry-run");
  const written = [...files].map(([target, text]) => ({ path: target, text }));
  if (mistakes.length === 0 && !isDry) writeWholeFiles(root, written);
  const found = changes.map(({ row: { file: target, name, form, wording }, language, text }) => ({
    file: target,
    name,
    form,
    language,
    before: wording[language],
    after: text,
  }));
  if (given.has("json")) write(`${JSON.stringify({ changes: found, mistakes, notices }, null, 2)}\n`);
  else if (mistakes.length === 0) {
    const rows = found.map(({ file: target, name, form, language, before, after }) => [
      target,
      form === "" ? name : `${name} (${form})`,
      language,
      `${before === undefined ? "" : `${JSON.stringify(before)} `}→ ${JSON.stringify(after)}`,
    ]);
    write(
      `${writeRows(rows)}${changes.length === 0 ? "Nothing differs." : `${count(changes.length, "text")} ${isDry ? "would change" : "changed"} in ${count(files.size, "file")}.`}\n`,
    );
  }
  for (const mistake of [...mistakes, ...notices]) logError(`${file} ${mistake}\n`);
  if (mistakes.length > 0) logError("Nothing was changed.\n");
  return mistakes.length === 0 ? 0 : 1;
}
