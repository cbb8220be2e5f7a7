import { quoteName, suggestName } from "../../../core/format/index.ts";
import { readDefinitionPath } from "../../compiler/index.ts";
import { generate, generates } from "../../edits/drafts/index.ts";
import {
  applyTextEdits,
  createWorkspace,
  findByName,
  listDeclared,
  type Named,
  RenameError,
  renameKinds,
  rename as renameNamed,
  type Workspace,
} from "../../language/service/index.ts";
import { readProjectFiles, writeWholeFiles } from "../../project/index.ts";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import { type Arguments, type Command, dryRunOption, jsonOption } from "../command.ts";
import { projectCompiler } from "../project-compiler.ts";
import { removeProjectFile } from "../project-folder.ts";
import { renameWidgetCode } from "../widget-code.ts";

export const rename: Command = {
  name: "rename",
  forms: [{ takes: "<kind> <from> <to>", help: "Renames in every file that has the name: bases, overlays, scenarios, texts, mock data." }],
  options: {
    in: { value: "<screen>", help: "The screen or fragment, where several declare the name." },
    "dry-run": dryRunOption,
    json: jsonOption,
  },
  run: runRename,
};

/** The screen or the fragment of a file. */
function ownerOf(path: string): string | undefined {
  const { screen, fragment } = readDefinitionPath(path);
  return screen ?? fragment;
}

/** The one thing that is meant. */
function choose(workspace: Workspace, { kind, name }: Pick<Named, "kind" | "name">, owner: string | undefined): Named {
  const found = findByName(workspace, kind, name).map((named) => ({
    named,
    owners: named.declaredIn.flatMap((path) => ownerOf(path) ?? []),
  }));
  const asked = owner === undefined ? found : found.filter(({ owners }) => owners.includes(owner));
  const [first, ...others] = asked;
  if (first === undefined) {
    const where = owner === undefined ? "" : ` in ${quoteName(owner)}`;
    const names = listDeclared(workspace, kind);
    throw new UsageError(`There is no ${kind} ${quoteName(name)}${where}. ${suggestName(name, names) ?? ""}`);
  }
  if (others.length === 0) return first.named;
  const owners = [...new Set(asked.flatMap((one) => one.owners))];
  throw new UsageError(
    `Several declare a ${kind} ${quoteName(name)}. Say which is meant, with \`--in\`: ${owners.map(quoteName).join(", ")}.`,
  );
}

function find(workspace: Workspace, given: Arguments) {
  const [kind = "", from = "", to = ""] = given.positionals;
  const kinds = Object.keys(renameKinds);
  if (!kinds.includes(kind)) throw new UsageError(`A ${quoteName(kind)} cannot be renamed. ${suggestName(kind, kinds) ?? ""}`);
  const named = choose(workspace, { kind, name: from }, given.get("in"));
  try {
    return renameNamed(workspace, named, to);
  } catch (error) {
    if (error instanceof RenameError) throw new UsageError(error.message);
    throw error;
  }
}

async function runRename(given: Arguments, { root, write, logError }: CliContext): Promise<ExitCode> {
  const [kind = "", from = "", to = ""] = given.positionals;
  const workspace = createWorkspace(readProjectFiles(root), projectCompiler);
  const { edits, moves } = find(workspace, given);
  const targets = new Map(moves.map(({ from, to }) => [from, to]));
  const definitions = [...new Set([...edits.keys(), ...targets.keys()])].map((path) => ({
    from: path,
    to: targets.get(path) ?? path,
    text: applyTextEdits(workspace.textOf(path), edits.get(path) ?? []),
  }));
  const code = kind === "widget" ? renameWidgetCode(root, from, to) : [];
  const changed = [...definitions, ...code].sort((a, b) => (a.from < b.from ? -1 : 1));
  if (!given.has("dry-run")) {
    const written = changed.map((one) => ({ path: one.to, text: one.text }));
    writeWholeFiles(root, written);
    for (const one of changed) if (one.to !== one.from) removeProjectFile(root, one.from);
  }
  const moved = [...moves, ...code.filter((one) => one.to !== one.from).map((one) => ({ from: one.from, to: one.to }))];
  if (given.has("json"))
    write(`${JSON.stringify({ changed: [...edits.keys(), ...code.map((one) => one.from)].sort(), moved }, null, 2)}\n`);
  else for (const one of changed) write(one.to === one.from ? `${one.from}\n` : `${one.from} → ${one.to}\n`);
  if (code.length === 0 || given.has("dry-run") || !generates(root)) return 0;
  logError("Generates tables and types: `npm run generate`.\n");
  if (await generate(root)) return 0;
  logError("`npm run generate` failed: run it, and see what it says.\n");
  return 1;
}
