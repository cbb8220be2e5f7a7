// Renames in every file that names a thing, and promises that no new problem comes of it.

import type { SourcePointer } from "../../../../core/format/index.ts";
import { findTextRange } from "../../../checker/index.ts";
import { formatText, withoutKnown } from "../../../compiler/index.ts";
import { listMentionsOf, type Named } from "../../names/index.ts";
import { locate } from "../named.ts";
import { isPassedOn, writeOut } from "../passed-on.ts";
import type { Workspace } from "../workspace.ts";
import { recordAgain } from "./record-replaced.ts";
import { renameDerivedScenarios } from "./rename-derived.ts";
import { RenameError } from "./rename-error.ts";
import { listMoves, type Move } from "./rename-moves.ts";

export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface Rename {
  /** By path, as it is before the move; from the end of each file to its beginning. */
  readonly edits: ReadonlyMap<string, readonly TextEdit[]>;
  readonly moves: readonly Move[];
}

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const camel = /^[a-z][A-Za-z0-9_]*$/;

/** What can be renamed, with what its name must look like. */
export const renameKinds: { readonly [kind: string]: RegExp } = {
  node: kebab,
  flow: camel,
  action: camel,
  text: /^[a-z][A-Za-z0-9]*$/,
  fragment: kebab,
  entity: /^[A-Z][A-Za-z0-9]*$/,
  screen: kebab,
  rule: camel,
  dialog: kebab,
  response: camel,
  state: camel,
  timer: camel,
  value: camel,
  stored: camel,
  shellKey: camel,
  disclosure: camel,
  param: camel,
  scenario: kebab,
  change: kebab,
  market: kebab,
  language: /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/,
  promotion: /^[A-Za-z0-9_-]{1,60}$/,
  widget: kebab,
};

export function applyTextEdits(text: string, edits: readonly TextEdit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((now, edit) => now.slice(0, edit.start) + edit.text + now.slice(edit.end), text);
}

/** The text with another name at these places. */
export function writeAt(text: string, at: readonly SourcePointer[], to: string): string {
  return applyTextEdits(
    text,
    at.map((one) => ({ ...findTextRange(text, one), text: to })),
  );
}

function checkName(workspace: Workspace, named: Named, to: string): void {
  const pattern = renameKinds[named.kind];
  if (pattern === undefined) throw new RenameError(`A ${named.kind} cannot be renamed.`);
  if (!pattern.test(to)) throw new RenameError(`\`${to}\` is no name for a ${named.kind}.`);
  if (listMentionsOf(workspace, { ...named, name: to }).some(({ isDeclaration }) => isDeclaration))
    throw new RenameError(`There is already a ${named.kind} \`${to}\`.`);
}

/** The edits of every file that has the name. */
function listEdits(workspace: Workspace, named: Named, to: string): Map<string, TextEdit[]> {
  const mentions = listMentionsOf(workspace, named).filter(({ at }) => at.pointer !== "");
  const edits = new Map<string, TextEdit[]>();
  const written = mentions.filter((one) => !isPassedOn(one, mentions));
  for (const { at } of written) {
    const { file, start, end } = locate(workspace, at);
    edits.set(file, [{ start, end, text: to }, ...(edits.get(file) ?? [])]);
  }
  const passedOn = mentions.filter((one) => !written.includes(one));
  for (const file of new Set(passedOn.map(({ at }) => at.file))) {
    const before = workspace.textOf(file);
    const own = passedOn.filter(({ at }) => at.file === file);
    const text = own.reduce((now, one) => writeOut(now, one, to), applyTextEdits(before, edits.get(file) ?? []));
    edits.set(file, [{ start: 0, end: before.length, text: formatText(file, text) }]);
  }
  return edits;
}

/** An editor changes definitions alone. */
export function refuseCode({ kind, name }: Pick<Named, "kind" | "name">, to: string): void {
  if (kind !== "widget") return;
  throw new RenameError(`A widget is named in its code, too: \`npx layar rename widget ${name} ${to}\` changes both.`);
}

/** Every edit and every move of a definition that the new name needs. */
export function rename(workspace: Workspace, named: Named, to: string): Rename {
  checkName(workspace, named, to);
  const moves = listMoves(workspace.paths, named, to);
  const edits = listEdits(workspace, named, to);
  const targetOf = new Map(moves.map((move) => [move.from, move.to]));
  const changes = new Map<string, string | undefined>(moves.map(({ from }) => [from, undefined]));
  for (const path of new Set([...targetOf.keys(), ...edits.keys()]))
    changes.set(targetOf.get(path) ?? path, applyTextEdits(workspace.textOf(path), edits.get(path) ?? []));
  const before = workspace.compile();
  const known = before.problems.map((one) => ({ ...one, at: { ...one.at, file: targetOf.get(one.at.file) ?? one.at.file } }));
  const after = workspace.compileWith(changes);
  const followed = new Map([...recordAgain(workspace, before, after), ...renameDerivedScenarios(before.project, after.project)]);
  for (const [file, text] of followed) {
    const source = moves.find((move) => move.to === file)?.from ?? file;
    edits.set(source, [{ start: 0, end: workspace.textOf(source).length, text }]);
    changes.set(file, text);
  }
  const [problem] = withoutKnown((followed.size > 0 ? workspace.compileWith(changes) : after).problems, known);
  if (problem !== undefined)
    throw new RenameError(`With the name \`${to}\` there would be a problem in ${problem.at.file}: ${problem.message}`);
  return { edits, moves };
}
