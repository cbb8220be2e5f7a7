// What an overlay says that it replaces, written again.

import { type Compilation, formatText, setInText } from "../../../compiler/index.ts";
import type { Workspace } from "../workspace.ts";

export function recordReplaced(path: string, text: string, values: { readonly [place: string]: unknown }): string {
  if (Object.keys(values).length === 0 && !text.includes('"replaces"')) return text;
  return formatText(path, setInText(text, ["replaces"], values));
}

/** Overlays record what they replace, and a changed name is no change of the base. */
export function recordAgain(workspace: Workspace, before: Compilation, after: Compilation): Map<string, string> {
  const stale = new Set(before.problems.flatMap(({ check, at }) => (check.startsWith("replaced-values") ? [at.file] : [])));
  const texts = new Map<string, string>();
  for (const { replaced } of after.screens.values())
    for (const [file, values] of replaced) {
      const text = after.project.texts.get(file);
      if (text === undefined || stale.has(file) || !text.includes('"replaces"') || workspace.textOf(file) === "") continue;
      const formatted = recordReplaced(file, text, values);
      if (formatted !== formatText(file, text)) texts.set(file, formatted);
    }
  return texts;
}
