// The languages that a text lacks: as the project words the same elsewhere, or copied, to be translated.

import { isObject, splitPointer, valueAt } from "../../../../core/json/index.ts";
import { listTextEntries } from "../../../checker/index.ts";
import type { Diagnostic } from "../diagnostics.ts";
import type { Workspace } from "../workspace.ts";
import { type CodeAction, setIn } from "./code-action.ts";

type Wording = { readonly [language: string]: unknown };

/** What other texts of the same wording say in a language. */
function findTranslation(workspace: Workspace, entry: Wording, language: string): unknown {
  for (const other of listTextEntries(workspace.compile().project)) {
    const words: Wording = other.entry;
    const isAlike = Object.keys(entry).some((one) => typeof entry[one] === "string" && words[one] === entry[one]);
    if (isAlike && words[language] !== undefined) return words[language];
  }
  return undefined;
}

export function addTranslation(workspace: Workspace, diagnostic: Diagnostic): CodeAction[] {
  const { file, pointer, check } = diagnostic;
  const entry = valueAt(workspace.valueOf(file), pointer);
  if (check !== "text-is-translated" || !isObject(entry)) return [];
  const found = listTextEntries(workspace.compile().project).find((one) => one.file === file && one.pointer === pointer);
  const wanted = found?.languages.filter((language) => !(language in entry)) ?? [];
  const { $comment: _, count: __, language: ___, sameIn: ____, comparedWith: _____, ...wordings } = entry;
  const [given] = Object.values(wordings);
  if (wanted.length === 0 || given === undefined) return [];
  const make = () => {
    const added = wanted.map((language) => [language, findTranslation(workspace, wordings, language) ?? given] as const);
    return new Map([[file, setIn(file, workspace.textOf(file), splitPointer(pointer), { ...entry, ...Object.fromEntries(added) })]]);
  };
  return [{ title: `Add the text in \`${wanted.join("`, `")}\``, kind: "quickfix", solves: diagnostic, make }];
}
