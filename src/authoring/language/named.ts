// From a place in a text to what is named there, and from a name to all its places.

import { getLocation } from "jsonc-parser";
import type { SourcePointer } from "../../core/format/index.ts";
import { joinPointer } from "../../core/json/index.ts";
import { findTextRange, type TextRange } from "../checker/index.ts";
import { readDefinitionPath } from "../compiler/index.ts";
import type { Mention } from "./mentions-by-shape.ts";
import type { Workspace } from "./workspace.ts";

export interface TextPlace extends TextRange {
  readonly file: string;
}

/** A thing with a name, and the files in which the name means it. */
export interface Named {
  readonly kind: string;
  readonly name: string;
  readonly files: readonly string[];
  /** The screen whose parameter it is, which other screens name as well. */
  readonly screen?: string;
}

/** Kinds whose names are unique in the project. Others belong to a screen or a fragment. */
const projectKinds = [
  "action",
  "screen",
  "fragment",
  "rule",
  "stored",
  "shellKey",
  "market",
  "language",
  "widget",
  "entity",
  "promotion",
  "change",
];

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
  if (kind === "scenario") return scenarioFiles(workspace, path, declares);
  const owner = family.find((file) => readDefinitionPath(file).fragment !== undefined && declares(file));
  return owner === undefined ? family : workspace.familyOf(owner);
}

/** A screen's own scenario takes the place of the one that all screens have. */
function scenarioFiles(workspace: Workspace, path: string, declares: (file: string) => boolean): readonly string[] {
  const isOwn = (file: string) => workspace.familyOf(file).some(declares);
  if (isOwn(path)) return workspace.familyOf(path);
  return workspace.paths.filter((file) => {
    const { kind } = readDefinitionPath(file);
    return kind === "common-scenarios" || (kind === "tests" && !isOwn(file));
  });
}

/** The name as it is meant in a file. */
function resolveName(workspace: Workspace, path: string, { kind, name, screen }: Pick<Mention, "kind" | "name" | "screen">): Named {
  const base = screen === undefined ? path : (findBase(workspace, screen) ?? path);
  const files = filesOf(workspace, base, { kind, name });
  const owner = kind === "param" ? (screen ?? readDefinitionPath(path).screen) : undefined;
  return { kind, name, files, ...(owner !== undefined && { screen: owner }) };
}

function findBase(workspace: Workspace, screen: string): string | undefined {
  return workspace.paths.find((one) => readDefinitionPath(one).kind === "screen" && readDefinitionPath(one).screen === screen);
}

/** What is named at an offset of a file. */
export function findNamed(workspace: Workspace, path: string, offset: number): (Named & { readonly place: TextPlace }) | undefined {
  const pointer = joinPointer("", ...getLocation(workspace.textOf(path), offset).path);
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

export function listMentionsOf(workspace: Workspace, { kind, name, files, screen }: Named): Mention[] {
  const own = files.flatMap((file) =>
    workspace
      .mentionsIn(file)
      .filter((one) => one.kind === kind && one.name === name && (one.screen === undefined || one.screen === screen)),
  );
  if (screen === undefined) return own;
  const others = workspace.paths.filter((path) => !files.includes(path));
  const isMeant = (one: Mention) => one.kind === kind && one.name === name && one.screen === screen;
  return [...own, ...others.flatMap((file) => workspace.mentionsIn(file).filter(isMeant))];
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
  return [...new Set(declared)];
}
