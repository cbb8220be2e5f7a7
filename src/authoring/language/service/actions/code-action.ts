// What an author can have done at a place.

import type { JSONPath } from "jsonc-parser";
import { isObject } from "../../../../core/json/index.ts";
import { formatText, setInText, withoutKnown } from "../../../compiler/index.ts";
import type { Diagnostic } from "../diagnostics.ts";
import type { Workspace } from "../workspace.ts";

/** The whole texts of changed and new files, by path. */
export type ChangedFiles = ReadonlyMap<string, string>;

export interface CodeAction {
  readonly title: string;
  readonly kind: "quickfix" | "refactor.extract" | "refactor.rewrite";
  readonly solves?: Diagnostic;
  /** Undefined where a problem would come of it. Dearer than the title: an editor asks for it when the author chooses. */
  make(): ChangedFiles | undefined;
}

/** The changes, unless a problem comes of them. `wanted` is the check that reminds the author of what is left to do. */
export function ifClean(workspace: Workspace, changes: ChangedFiles, wanted?: string): ChangedFiles | undefined {
  const before = workspace.compile().problems;
  const found = withoutKnown(workspace.compileWith(changes).problems, before);
  return found.every(({ notice, check }) => notice === "always" || check === wanted) ? changes : undefined;
}

/** A file with one value set, in the one written form. */
export function setIn(path: string, text: string, at: JSONPath, value: unknown): string {
  return formatText(path, setInText(text, at, value));
}

/** The text of a file, or that of an empty one of a kind, whose schema stands where that of its neighbour does. */
export function textOrNew(workspace: Workspace, path: string, { kind, beside }: { kind: string; beside: string }): string {
  if (workspace.paths.includes(path)) return workspace.textOf(path);
  const neighbour = workspace.valueOf(beside);
  const schema = isObject(neighbour) && typeof neighbour["$schema"] === "string" ? neighbour["$schema"] : undefined;
  return JSON.stringify(schema === undefined ? {} : { $schema: schema.replace(/[\w-]+(?=\.gen\.schema\.json$)/, kind) });
}
