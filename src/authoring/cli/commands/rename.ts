import { quoteName, suggestName } from "../../../core/format/index.ts";
import { readDefinitionPath } from "../../compiler/index.ts";
import {
  applyTextEdits,
  createWorkspace,
  findByName,
  listDeclared,
  listFields,
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

interface Sought<T> {
  readonly kind: string;
  readonly name: string;
  readonly owner: string | undefined;
  /** All of the kind that there are. */
  readonly names: readonly string[];
  readonly found: readonly T[];
  ownersOf(one: T): readonly string[];
}

/** The one that is meant. */
function choose<T>({ kind, name, owner, names, found, ownersOf }: Sought<T>): T {
  const asked = owner === undefined ? found : found.filter((one) => ownersOf(one).includes(owner));
  const [first, ...others] = asked;
  if (first === undefined) {
    const where = owner === undefined ? "" : ` in ${quoteName(owner)}`;
    throw new UsageError(`There is no ${kind} ${quoteName(name)}${where}. ${suggestName(name, names) ?? ""}`);
  }
  if (others.length === 0) return first;
  const owners = [...new Set(asked.flatMap(ownersOf))];
  throw new UsageError(
    `Several declare a ${kind} ${quoteName(name)}. Say which is meant, with \`--in\`: ${owners.map(quoteName).join(", ")}.`,
  );
}

function find(workspace: Workspace, given: Arguments): Rename {
  const [kind = "", from = "", to = ""] = given.positionals;
  if (!kinds.includes(kind)) throw new UsageError(`A ${quoteName(kind)} cannot be renamed. ${suggestName(kind, kinds) ?? ""}`);
  const owner = given.get("in");
  try {
    if (kind === "field") {
      const all = listFields(workspace);
      const [names, found] = [all.map(({ name }) => name), all.filter(({ name }) => name === from)];
      return renameField(workspace, choose({ kind, name: from, owner, names, found, ownersOf: (one) => [one.owner] }), to);
    }
    const [names, found] = [listDeclared(workspace, kind), findByName(workspace, kind, from)];
    const ownersOf = (one: (typeof found)[number]) => one.declaredIn.flatMap((path) => ownerOf(path) ?? []);
    return renameNamed(workspace, choose({ kind, name: from, owner, names, found, ownersOf }), to);
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
  const left = given.has("dry-run") ? undefined : await generateAgain({ root, logError });
  if (left === undefined) return 0;
  logError(`${left}\n`);
  return 1;
}
