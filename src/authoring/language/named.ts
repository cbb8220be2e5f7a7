// From a place in a text to what is named there, and from a name to all its places.

import { getLocation } from "jsonc-parser";
import type { SourcePointer } from "../../core/format/index.ts";
import { joinPointer } from "../../core/json/index.ts";
import { findTextRange, type TextRange } from "../checker/index.ts";
import { readDefinitionPath } from "../compiler/index.ts";
import type { Mention } from "./mentions.ts";
import type { Workspace } from "./workspace.ts";

export interface TextPlace extends TextRange {
  readonly file: string;
}

/** A thing with a name, and the files in which the name means it. */
export interface Named {
  readonly kind: string;
  readonly name: string;
  readonly files: readonly string[];
}

/** Kinds whose names are unique in the project. Others belong to a screen or a fragment. */
const projectKinds = ["action", "screen", "fragment", "rule", "stored", "shellKey", "market", "language", "widget", "entity"];

export function locate(workspace: Workspace, at: SourcePointer): TextPlace {
  return { file: at.file, ...findTextRange(workspace.textOf(at.file), at) };
}

function isOfPath({ at }: Mention): boolean {
  return at.pointer === "";
}

function filesOf(workspace: Workspace, path: string, { kind, name }: Pick<Mention, "kind" | "name">): readonly string[] {
  if (projectKinds.includes(kind)) return workspace.paths;
  const family = workspace.familyOf(path);
  if (kind === "text") {
    const { screen, fragment } = readDefinitionPath(path);
    return family.filter((file) => {
      const of = readDefinitionPath(file);
      return of.screen === screen && of.fragment === fragment;
    });
  }
  const declares = (file: string) => workspace.mentionsIn(file).some((one) => one.isDeclaration && one.kind === kind && one.name === name);
  const owner = family.find((file) => readDefinitionPath(file).fragment !== undefined && declares(file));
  return owner === undefined ? family : workspace.familyOf(owner);
}

/** What is named at an offset of a file. */
export function findNamed(workspace: Workspace, path: string, offset: number): (Named & { readonly place: TextPlace }) | undefined {
  const pointer = joinPointer("", ...getLocation(workspace.textOf(path), offset).path);
  for (const mention of workspace.mentionsIn(path)) {
    if (isOfPath(mention) || mention.at.pointer !== pointer) continue;
    const place = locate(workspace, mention.at);
    if (offset < place.start || offset > place.end) continue;
    const named = { kind: mention.kind, name: mention.name, files: filesOf(workspace, path, mention) };
    // Whatever is read by a bare name is a value only where the screen declares one.
    if (mention.kind !== "value" || listMentionsOf(workspace, named).some(({ isDeclaration }) => isDeclaration)) return { ...named, place };
  }
  return undefined;
}

export function listMentionsOf(workspace: Workspace, { kind, name, files }: Named): Mention[] {
  return files.flatMap((file) => workspace.mentionsIn(file).filter((one) => one.kind === kind && one.name === name));
}

/** Where it is declared. */
export function findDefinitions(workspace: Workspace, named: Named): TextPlace[] {
  return listMentionsOf(workspace, named)
    .filter(({ isDeclaration }) => isDeclaration)
    .map((one) => (isOfPath(one) ? { file: one.at.file, start: 0, end: 0 } : locate(workspace, one.at)));
}

/** Where it is named, its declaration included. */
export function findReferences(workspace: Workspace, named: Named): TextPlace[] {
  return listMentionsOf(workspace, named)
    .filter((one) => !isOfPath(one))
    .map(({ at }) => locate(workspace, at));
}

/** What has this name: one thing of the project, or one of each screen or fragment that declares it. */
export function findByName(workspace: Workspace, kind: string, name: string): (Named & { readonly declaredIn: readonly string[] })[] {
  const declares = (path: string) => workspace.mentionsIn(path).some((one) => one.isDeclaration && one.kind === kind && one.name === name);
  const found = workspace.paths.filter(declares).map((path) => ({ kind, name, files: filesOf(workspace, path, { kind, name }) }));
  const things = new Map(found.map((one) => [one.files.join("\n"), one]));
  return [...things.values()].map((one) => ({ ...one, declaredIn: one.files.filter(declares) }));
}

/** Names of a kind anywhere in the project. */
export function listDeclared(workspace: Workspace, kind: string): string[] {
  const all = workspace.paths.flatMap((path) => workspace.mentionsIn(path));
  return [...new Set(all.flatMap((one) => (one.isDeclaration && one.kind === kind ? [one.name] : [])))];
}

/** Names of a kind that can be written in a file. */
export function listNames(workspace: Workspace, kind: string, path: string): string[] {
  const files = filesOf(workspace, path, { kind, name: "" });
  const declared = files.flatMap((file) =>
    workspace.mentionsIn(file).flatMap((one) => (one.isDeclaration && one.kind === kind ? [one.name] : [])),
  );
  return [...new Set(declared)];
}
