import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Problem, quoteName, suggestName } from "../../../core/format/index.ts";
import { reportText } from "../../checker/index.ts";
import { formatText, type SourceFile, withoutKnown, writeDefinition } from "../../compiler/index.ts";
import { writeAddress } from "../../mock-data/index.ts";
import { isDefinitionFile, readProjectFiles } from "../../project-files.ts";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import { type Arguments, type Command, dryRunOption, jsonOption } from "../command.ts";
import { draftAction } from "../new/action.ts";
import type { Draft, DraftRequest, NewFile } from "../new/draft.ts";
import { generate, generates } from "../new/generate.ts";
import { draftLanguage } from "../new/language.ts";
import { draftMarket } from "../new/market.ts";
import { draftOverlay, draftPromotion } from "../new/overlay.ts";
import { draftScreen } from "../new/screen.ts";
import { draftWidget } from "../new/widget.ts";
import { projectCompiler } from "../project-compiler.ts";
import { writeProjectFile } from "../project-folder.ts";

type MakeDraft = (request: DraftRequest, readText: (path: string) => string | undefined) => Draft;

const kinds: { readonly [kind: string]: MakeDraft } = {
  screen: draftScreen,
  overlay: draftOverlay,
  promotion: draftPromotion,
  widget: draftWidget,
  action: draftAction,
  market: draftMarket,
  language: draftLanguage,
};

/** Nothing is generated from them. */
const ownFolderOnly: readonly string[] = ["overlay", "promotion"];

/** Where `npm start` serves the project. */
const origin = "http://localhost:5173";

export const create: Command = {
  name: "new",
  forms: [
    { takes: "screen <domain>/<name>", help: "Makes a screen with its texts, scenarios and tests." },
    { takes: "overlay <screen>", help: "Makes what a market changes in a screen." },
    { takes: "promotion <id>", help: "Makes what a promotion changes in a screen." },
    { takes: "widget <name>", help: "Makes a widget: schema, code, style, examples, and its line in the registry." },
    { takes: "action <name>", help: "Makes an action with its mock response." },
    { takes: "market <name>", help: "Makes a market like another one, with copies of what is named after that." },
    { takes: "language <id>", help: "Makes a language with the labels of another one, to be translated." },
  ],
  options: {
    route: { value: "<route>", help: "Of a screen: its address. Default: its name." },
    load: { value: "<action>", help: "Of a screen: what it asks the server for and shows." },
    screen: { value: "<screen>", help: "Of a promotion: the screen that it changes." },
    market: { value: "<name>", help: "Of an overlay: whose it is. Of a promotion: in this market only." },
    path: { value: "<path>", help: "Of an action: its address at the API." },
    paged: { help: "Of an action: its list comes in pages." },
    like: { value: "<name>", help: "Of a market or language: the one to begin with." },
    language: { value: "<id>", help: "Of a market: its language. Default: those of the one to begin with." },
    tag: { value: "<tag>", help: "Of a language: its BCP 47 tag. Default: its id." },
    "dry-run": dryRunOption,
    json: jsonOption,
  },
  run: runNew,
};

async function runNew(given: Arguments, context: CliContext): Promise<ExitCode> {
  const { root } = context;
  const [kind = "", name] = given.positionals;
  const make = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (make === undefined)
    throw new UsageError(
      `${kind === "" ? "Say what to make." : `${quoteName(kind)} cannot be made.`} ${suggestName(kind, Object.keys(kinds)) ?? ""}`,
    );
  if (name === undefined)
    throw new UsageError(`Give it a name: \`new ${create.forms.find(({ takes }) => takes.startsWith(kind))?.takes}\`.`);
  const files = readProjectFiles(root);
  const compilation = projectCompiler.compile(files);
  const before = compilation.problems;
  const findNew = (draft: Draft) =>
    findNewProblems([...files.filter(({ path }) => !isExtended(draft, path)), ...writeFiles(allFiles(draft))], before);
  const readText = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : undefined);
  const draft = make(
    { name, get: given.get, has: given.has, files, compilation, isClean: (one) => findNew(one).problems.length === 0 },
    readText,
  );
  for (const { path } of draft.files)
    if (existsSync(join(root, path))) throw new UsageError(`${path} is there already. \`new\` never overwrites a file.`);
  const isDry = given.has("dry-run");
  if (!isDry) for (const { path, text } of writeFiles(allFiles(draft))) writeProjectFile(root, path, text);
  const { problems, texts } = findNew(draft);
  const address = draft.visit && writeAddress(origin, draft.visit, [...compilation.project.catalogue.markets.values()]);
  const isGenerated = !isDry && !ownFolderOnly.includes(kind) && generates(root);
  if (isGenerated) context.logError("Generates tables and types: `npm run generate`.\n");
  const isFailed = isGenerated && !generate(root);
  const shown = isFailed ? { ...draft, next: [...draft.next, "`npm run generate` failed: run it, and see what it says."] } : draft;
  report(context, { draft: shown, isDry, address, problems, texts, isJson: given.has("json") });
  return problems.length === 0 ? 0 : 1;
}

function allFiles({ files, extended = [] }: Draft): readonly NewFile[] {
  return [...files, ...extended];
}

function isExtended({ extended = [] }: Draft, path: string): boolean {
  return extended.some((file) => file.path === path);
}

/** Only those that were not there before; the project may have had some. */
function findNewProblems(files: readonly SourceFile[], before: readonly Problem[]) {
  const { problems, project } = projectCompiler.compile(files.filter(({ path }) => isDefinitionFile(path)));
  return { problems: withoutKnown(problems, before).filter(({ notice }) => notice !== "always"), texts: project.texts };
}

function writeFiles(files: readonly NewFile[]): SourceFile[] {
  return files.map(({ path, content }) => ({
    path,
    text: typeof content === "string" ? content : formatText(path, writeDefinition(content)),
  }));
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

function report({ write, logError }: CliContext, { draft, isDry, address, problems, texts, isJson }: Outcome): void {
  const [made, extended] = [draft.files, draft.extended ?? []].map((list) => list.map(({ path }) => path));
  if (isJson) {
    write(`${JSON.stringify({ made, extended, address, problems: problems.length, next: draft.next }, null, 2)}\n`);
    return;
  }
  write((made ?? []).map((path) => `${isDry ? "Would write" : "Wrote"} ${path}\n`).join(""));
  write((extended ?? []).map((path) => `${isDry ? "Would extend" : "Extended"} ${path}\n`).join(""));
  if (address !== undefined) write(`\nRun \`npm start\` and open ${address}\n`);
  write(`\n${draft.next.map((step) => `- ${step}\n`).join("")}`);
  if (problems.length > 0 && problems.length <= mostShown) logError(reportText(problems, texts));
  if (problems.length > mostShown) logError(writeCounts(problems));
}

/** By file: there are as many as there are texts. */
function writeCounts(problems: readonly Problem[]): string {
  const counts = new Map<string, number>();
  for (const { at } of problems) counts.set(at.file, (counts.get(at.file) ?? 0) + 1);
  const rows = [...counts].map(([file, count]) => `  ${String(count).padStart(4)}  ${file}\n`).join("");
  return `The check asks for ${problems.length} things more; \`npm run screens -- check\` names each.\n${rows}`;
}
