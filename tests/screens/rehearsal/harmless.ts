/** Changes of the shipped screens after which every visitor meets the same. */
import type { Compiler, SourceFile } from "../../../src/authoring/compiler/index.ts";
import {
  applyTextEdits,
  createWorkspace,
  findByName,
  listDeclared,
  RenameError,
  rename,
  type Workspace,
} from "../../../src/authoring/language/service/index.ts";
import { isObject } from "../../../src/core/json/index.ts";
import { sample } from "../../mutation/list-mutants.ts";

export interface Harmless {
  readonly what: string;
  /** Undefined where it cannot be done. */
  apply(): readonly SourceFile[] | undefined;
}

const renamed = ["node", "text", "flow", "state", "dialog", "action", "screen"];

const inKebabCase = ["node", "dialog", "screen"];

/** The compiler is a checked one: `rename` refuses what causes problems. So many in all, of each kind about as many; always the same ones for a seed. */
export function listHarmless(files: readonly SourceFile[], compiler: Compiler, count: number, seed: number): Harmless[] {
  const screens = files.filter(({ path }) => path.endsWith("/screen.json"));
  const texts = files.filter(({ path }) => /^screens\/(?!mock\/|catalogue\/).*\/texts\.json$/.test(path));
  const beside = files.filter(({ path }) => /\/(?:scenarios|tests)\.json$/.test(path));
  const change = (what: string, { path, text }: SourceFile, to: (text: string) => string): Harmless => ({
    what: `${path}: ${what}`,
    apply: () => files.map((file) => (file.path === path ? { path, text: to(text) } : file)),
  });
  const workspace = createWorkspace(files, compiler);
  const kinds: readonly (readonly Harmless[])[] = [
    screens.map((file) => change("names in another order", file, (text) => JSON.stringify(turnRound(JSON.parse(text))))),
    screens.map((file) => change("written in another way", file, (text) => JSON.stringify(JSON.parse(text), null, 7))),
    screens.map((file) => change("another description and a remark", file, (text) => remark(text))),
    screens.map((file) => change("conditions in brackets", file, (text) => JSON.stringify(inBrackets(JSON.parse(text))))),
    texts.map((file) => change("a text of nobody", file, (text) => withText(text))),
    beside.map((file) => change("without tests or scenarios", file, (text) => withoutEntries(text))),
    ...renamed.map((kind) => listRenames(files, workspace, kind)),
  ];
  const perKind = Math.ceil(count / kinds.length);
  return sample(
    kinds.flatMap((kind) => sample(kind, perKind, seed)),
    count,
    seed,
  );
}

function listRenames(files: readonly SourceFile[], workspace: Workspace, kind: string): Harmless[] {
  return listDeclared(workspace, kind).map((name) => ({
    what: `${kind} \`${name}\` renamed`,
    apply() {
      const [named] = findByName(workspace, kind, name);
      try {
        const renaming = named && rename(workspace, named, `${name}${inKebabCase.includes(kind) ? "-again" : "Again"}`);
        if (renaming === undefined) return undefined;
        const moves = new Map(renaming.moves.map(({ from, to }) => [from, to]));
        return files.map(({ path, ...file }) => ({
          ...file,
          path: moves.get(path) ?? path,
          text: applyTextEdits(file.text, renaming.edits.get(path) ?? []),
        }));
      } catch (error) {
        if (error instanceof RenameError) return undefined;
        throw error;
      }
    },
  }));
}

/** Of nodes and steps: elsewhere the order may say something. */
function turnRound(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnRound);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, turnRound(part)] as const);
  return Object.fromEntries("widget" in value || "do" in value ? entries.reverse() : entries);
}

function inBrackets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inBrackets);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === "when" && typeof part === "string" ? `(${part})` : inBrackets(part)]),
  );
}

function remark(text: string): string {
  const { description, ...others } = JSON.parse(text);
  return JSON.stringify({ ...others, description: `${description} Written again.`, $comment: "For authors." });
}

function withText(text: string): string {
  const texts = JSON.parse(text);
  return JSON.stringify({ ...texts, ofNobody: texts.title });
}

function withoutEntries(text: string): string {
  const { tests, scenarios, ...others } = JSON.parse(text);
  return JSON.stringify({ ...others, ...(tests && { tests: {} }), ...(scenarios && { scenarios: {} }) });
}
