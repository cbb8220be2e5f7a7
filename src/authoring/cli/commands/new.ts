import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../../../core/format/index.ts";
import { reportText } from "../../checker/index.ts";
import { type Draft, DraftError, makeDraft, newKinds } from "../../edits/drafts/index.ts";
import { writeAddress } from "../../mock/data/index.ts";
import { readProjectFiles } from "../../project/index.ts";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import { type Arguments, type Command, type CommandOption, dryRunOption, findForm, jsonOption } from "../command.ts";
import { isInsideApp } from "../dev/app-folder.ts";
import { generateAgain } from "../generate-again.ts";
import { saveFiles } from "../held-grant.ts";
import { projectCompiler } from "../project-compiler.ts";
import { refuseWriting } from "../project-folder.ts";
import { nameOptions, newProject, projectForm } from "./new-project.ts";

export const create: Command = {
  name: "new",
  isAnywhere: () => true,
  forms: [
    projectForm,
    ...Object.entries(newKinds).map(([kind, { takes, help, options }]) => ({
      takes: `${kind} ${takes}`,
      help,
      options: Object.keys(options),
    })),
  ],
  options: { ...listOptions(), "dry-run": dryRunOption, json: jsonOption },
  run: (given, context) => (given.positionals[0] === "project" ? newProject(given, context) : runNew(given, context)),
};

/** Each says whose it is: several kinds may have one of the same name. */
function listOptions(): { readonly [name: string]: CommandOption } {
  const found: { [name: string]: CommandOption } = {};
  const kinds = Object.entries(newKinds).map(([kind, { options }]) => [kind, Object.entries(options)] as const);
  for (const [kind, options] of [...kinds, ["project", Object.entries(nameOptions)] as const])
    for (const [name, { value, help }] of options) {
      const own = `Of ${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind}: ${help}`;
      found[name] = { ...(value !== undefined && { value }), help: [found[name]?.help, own].filter(Boolean).join(" ") };
    }
  return found;
}

async function runNew(given: Arguments, context: CliContext): Promise<ExitCode> {
  const { root } = context;
  const [kind = "", name = ""] = given.positionals;
  const form = findForm(create, given.positionals);
  if (form !== undefined && name === "") throw new DraftError(`Give it a name: \`new ${form.takes}\`.`);
  const readText = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : undefined);
  const asked = { kind, name, get: given.get, has: given.has };
  const made = makeDraft(asked, { files: readProjectFiles(root), compiler: projectCompiler, readText });
  const { draft, compilation, problems, texts } = made;
  const isDry = given.has("dry-run");
  const [refused] = made.written.flatMap(({ path }) => refuseWriting(context, path) ?? []);
  if (refused !== undefined && !isDry) throw new UsageError(refused);
  if (!isDry) saveFiles(context, made.written);
  const address = draft.visit && writeAddress("", draft.visit, [...compilation.project.catalogue.markets.values()]);
  const left = !isDry && made.isGeneratedFrom ? await generateAgain(context) : undefined;
  const shown = { ...draft, next: [...draft.next, ...(draft.nextInShell ?? []), ...(left === undefined ? [] : [left])] };
  report(context, { draft: shown, isDry, address, problems, texts, isJson: given.has("json") });
  return problems.length === 0 ? 0 : 1;
}

interface Outcome {
  readonly draft: Draft;
  readonly isDry: boolean;
  readonly address: string | undefined;
  readonly problems: readonly Problem[];
  readonly texts: ReadonlyMap<string, string>;
  readonly isJson: boolean;
}

const mostShown = 8;

function report(
  { root, write, logError, inCalls = String }: CliContext,
  { draft, isDry, address, problems, texts, isJson }: Outcome,
): void {
  const [made, extended] = [draft.files, draft.extended ?? []].map((list) => list.map(({ path }) => path));
  if (isJson) {
    write(
      `${JSON.stringify({ made, extended, address, problems: problems.length, next: draft.next.map((step) => inCalls(step)) }, null, 2)}\n`,
    );
    return;
  }
  write((made ?? []).map((path) => `${isDry ? "Would write" : "Wrote"} ${path}\n`).join(""));
  write((extended ?? []).map((path) => `${isDry ? "Would extend" : "Extended"} ${path}\n`).join(""));
  if (address !== undefined)
    write(`\nRun \`npx layar dev\`, and open ${isInsideApp(root) ? "/studio" : address} at the address that it prints.\n`);
  write(`\n${draft.next.map((step) => `- ${step}\n`).join("")}`);
  if (problems.length > 0 && problems.length <= mostShown) logError(reportText(problems, texts));
  if (problems.length > mostShown) logError(writeCounts(problems));
}

/** By file: there are as many as there are texts. */
function writeCounts(problems: readonly Problem[]): string {
  const counts = new Map<string, number>();
  for (const { at } of problems) counts.set(at.file, (counts.get(at.file) ?? 0) + 1);
  const rows = [...counts].map(([file, count]) => `  ${String(count).padStart(4)}  ${file}\n`).join("");
  return `The check asks for ${problems.length} things more; \`npx layar check\` names each.\n${rows}`;
}
