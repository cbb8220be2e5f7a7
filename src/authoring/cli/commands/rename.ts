import { quoteName, suggestName } from "../../../core/format/index.ts";
import { readDefinitionPath } from "../../compiler/index.ts";
import {
  applyTextEdits,
  createWorkspace,
  findByName,
  listDeclared,
  listFields,
  type Named,
  type Rename,
  RenameError,
  renameField,
  renameKinds,
  rename as renameNamed,
  type Workspace,
} from "../../language/service/index.ts";
import { readProjectFiles, writeWholeFiles } from "../../project/index.ts";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import { type Arguments, type Command, dryRunOption, jsonOption } from "../command.ts";
import { generateAgain } from "../generate-again.ts";
import { projectCompiler } from "../project-compiler.ts";
import { removeProjectFile } from "../project-folder.ts";
import { renameWidgetCode } from "../widget-code.ts";

const kinds = [...Object.keys(renameKinds), "field"];

export const rename: Command = {
  name: "rename",
  forms: [
    {
      takes: "<kind> <from> <to>",
      help: `Renames in every file that has the name: bases, overlays, scenarios, texts, mock data. Kinds: ${kinds.join(", ")}.`,
    },
  ],
  options: {
    in: { value: "<screen>", help: "The screen or fragment, where several declare the name; of a field the entity or the action." },
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

/** The one field that is meant. */
function chooseField(workspace: Workspace, name: string, owner: string | undefined) {
  const all = listFields(workspace);
  const found = all.filter((one) => one.name === name && (owner === undefined || one.owner === owner));
  const [first, another] = found;
  if (first === undefined)
    throw new UsageError(
      `There is no field ${quoteName(name)}. ${
        suggestName(
          name,
          all.map((one) => one.name),
        ) ?? ""
      }`,
    );
  if (another === undefined) return first;
  const owners = [...new Set(found.map((one) => one.owner))];
  throw new UsageError(
    `Several declare a field ${quoteName(name)}. Say which is meant, with \`--in\`: ${owners.map(quoteName).join(", ")}.`,
  );
}

function find(workspace: Workspace, given: Arguments): Rename {
  const [kind = "", from = "", to = ""] = given.positionals;
  if (!kinds.includes(kind)) throw new UsageError(`A ${quoteName(kind)} cannot be renamed. ${suggestName(kind, kinds) ?? ""}`);
  const owner = given.get("in");
  try {
    if (kind === "field") return renameField(workspace, chooseField(workspace, from, owner), to);
    return renameNamed(workspace, choose(workspace, { kind, name: from }, owner), to);
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
  if (given.has("dry-run") || (await generateAgain({ root, logError }))) return 0;
  logError("`npm run generate` failed: run it, and see what it says.\n");
  return 1;
}
