// What an author can have done at a place: the fixes of problems, and changes of form that keep the meaning.

import { joinPointer } from "../../../core/json/index.ts";
import { locationAt } from "../../compiler/index.ts";
import type { CodeAction } from "./actions/code-action.ts";
import { extractText } from "./actions/extract-text.ts";
import { makeFragment } from "./actions/make-fragment.ts";
import { addTranslation } from "./actions/translate.ts";
import { writeOverlay } from "./actions/write-overlay.ts";
import type { Diagnostic } from "./diagnostics.ts";
import type { TextPlace } from "./named.ts";
import { applyTextEdits } from "./rename/rename.ts";
import type { Workspace } from "./workspace.ts";

function fixOf(workspace: Workspace, diagnostic: Diagnostic): CodeAction[] {
  const { fix } = diagnostic;
  if (fix === undefined) return [];
  const { file, start, end } = fix.place;
  const make = () => new Map([[file, applyTextEdits(workspace.textOf(file), [{ start, end, text: fix.text }])]]);
  return [{ title: fix.title, kind: "quickfix", solves: diagnostic, make }];
}

/** What can be done about the problems that a range touches, and with what stands where it begins. */
export function listCodeActions(
  workspace: Workspace,
  diagnostics: readonly Diagnostic[],
  { file, start, end }: TextPlace,
): readonly CodeAction[] {
  const touched = diagnostics.filter((one) => one.file === file && one.start <= end && one.end >= start);
  const pointer = joinPointer("", ...locationAt(workspace.textOf(file), start).path);
  return [
    ...touched.flatMap((one) => [...fixOf(workspace, one), ...extractText(workspace, one), ...addTranslation(workspace, one)]),
    ...makeFragment(workspace, file, pointer),
    ...writeOverlay(workspace, file, pointer),
  ];
}
