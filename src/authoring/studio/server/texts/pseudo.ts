/** A screen in a language that nobody speaks: longer, and with accents, so that one sees what has no space and what is not translated. */
import type { Compilation } from "../../../compiler/index.ts";
import { changeTexts, listTextRows, writePseudo } from "../../../edits/texts/index.ts";
import type { EditedProject } from "../edited-project.ts";

export function compilePseudo({ workspace }: EditedProject, screen: string): Compilation {
  const now = workspace.compile();
  const base = now.project.screens.get(screen);
  const own = base === undefined ? [] : workspace.familyOf(base.file);
  const rows = listTextRows(now.project).filter(({ file }) => own.includes(file));
  const changes = rows.flatMap((row) =>
    Object.entries(row.wording).map(([language, text]) => ({ row, language, text: writePseudo(text) })),
  );
  return workspace.compileWith(changeTexts(now.project, changes));
}
