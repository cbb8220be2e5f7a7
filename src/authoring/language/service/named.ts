// From a place in a text to what is named there, and from a name to all its places.

import type { SourcePointer } from "../../../core/format/index.ts";
import { joinPointer } from "../../../core/json/index.ts";
import { type Extent, findTextRange, type TextRange } from "../../checker/index.ts";
import { locationAt, readDefinitionPath } from "../../compiler/index.ts";
import { filesOf, listMentionsOf, type Mention, type Named, resolveName } from "../names/index.ts";
import type { Workspace } from "./workspace.ts";

export interface TextPlace extends TextRange {
  readonly file: string;
}

export function locate(workspace: Workspace, at: SourcePointer, extent?: Extent): TextPlace {
  return { file: at.file, ...findTextRange(workspace.textOf(at.file), at, extent) };
}

function isOfPath({ at }: Mention): boolean {
  return at.pointer === "";
}

/** What is named at an offset of a file. */
export function findNamed(workspace: Workspace, path: string, offset: number): (Named & { readonly place: TextPlace }) | undefined {
  const pointer = joinPointer("", ...locationAt(workspace.textOf(path), offset).path);
  for (const mention of workspace.mentionsIn(path)) {
    if (isOfPath(mention) || mention.at.pointer !== pointer) continue;
    const place = locate(workspace, mention.at);
    if (offset < place.start || offset > place.end) continue;
    const named = resolveName(workspace, path, mention);
    // Whatever is read by a bare name is a value only where the screen declares one.
    if (mention.kind !== "value" || listMentionsOf(workspace, named).some(({ isDeclaration }) => isDeclaration)) return { ...named, place };
  }
  return undefined;
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
  const found = workspace.paths.filter(declares).map((path) => resolveName(workspace, path, { kind, name }));
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
  // A test may name the scenarios of its screen, and those that every screen has.
  const shared = kind === "scenario" ? workspace.paths.filter((one) => readDefinitionPath(one).kind === "common-scenarios") : [];
  const files = kind === "scenario" ? [...workspace.familyOf(path), ...shared] : filesOf(workspace, path, { kind, name: "" });
  const declared = files.flatMap((file) =>
    workspace.mentionsIn(file).flatMap((one) => (one.isDeclaration && one.kind === kind ? [one.name] : [])),
  );
  // Those of the engine stand in no file of the project.
  return [...new Set(kind === "widget" ? [...workspace.compile().project.catalogue.widgets.keys(), ...declared] : declared)];
}
