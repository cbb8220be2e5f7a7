// Edits that an author can choose at a place: the fixes of problems, and translations that are missing.

import { applyEdits, modify } from "jsonc-parser";
import { isObject, splitPointer } from "../../core/json/index.ts";
import { formatText } from "../compiler/index.ts";
import type { Diagnostic } from "./diagnostics.ts";
import type { TextEdit } from "./rename.ts";
import type { Workspace } from "./workspace.ts";

export interface CodeAction {
  readonly title: string;
  readonly file: string;
  readonly edits: readonly TextEdit[];
  readonly solves: Diagnostic;
}

function fixOf(diagnostic: Diagnostic): CodeAction[] {
  const { fix } = diagnostic;
  if (fix === undefined) return [];
  const { file, start, end } = fix.place;
  return [{ title: fix.title, file, edits: [{ start, end, text: fix.text }], solves: diagnostic }];
}

/** The languages that a text lacks, each with an empty wording to fill in. */
function translationOf(workspace: Workspace, diagnostic: Diagnostic, pointer: string): CodeAction[] {
  if (diagnostic.check !== "text-is-translated") return [];
  const { file } = diagnostic;
  const parts = splitPointer(pointer);
  const entry = parts.reduce<unknown>((at, part) => (isObject(at) ? at[part] : undefined), workspace.valueOf(file));
  if (!isObject(entry)) return [];
  const languages = [...workspace.compile().project.catalogue.languages.keys()].filter((language) => !(language in entry));
  const before = workspace.textOf(file);
  const after = languages.reduce((text, language) => applyEdits(text, modify(text, [...parts, language], "", {})), before);
  const edits = [{ start: 0, end: before.length, text: formatText(file, after) }];
  return languages.length === 0 ? [] : [{ title: `Add the text in \`${languages.join("`, `")}\``, file, edits, solves: diagnostic }];
}

/** What can be done about the problems that a range touches. */
export function listCodeActions(
  workspace: Workspace,
  diagnostics: readonly Diagnostic[],
  { file, start, end }: { readonly file: string; readonly start: number; readonly end: number },
): CodeAction[] {
  const touched = diagnostics.filter((one) => one.file === file && one.start <= end && one.end >= start);
  return touched.flatMap((one) => [...fixOf(one), ...translationOf(workspace, one, one.pointer)]);
}
