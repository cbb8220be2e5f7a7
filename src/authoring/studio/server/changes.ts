/** In what a variant as it is in the studio differs from another form of it. */
import { diffVariants, findCounterparts, findVariant, type SourceFile, writeChange } from "../../compiler/index.ts";
import type { RequestOf } from "../protocol/index.ts";
import type { EditedProject } from "./edited-project.ts";

export function listChanges(edited: EditedProject, { screen, variant, against }: RequestOf<"changes">): readonly string[] {
  const { workspace } = edited;
  const compilation = workspace.compile();
  const now = findVariant(compilation, screen, variant);
  if (now === undefined) return [];
  const files = workspace.paths.map((path): SourceFile => ({ path, text: workspace.textOf(path) }));
  const isSaved = against === "saved";
  const other = isSaved ? findVariant(edited.compileDisk(), screen, variant) : findCounterparts(against, files, compilation)(now);
  return other === undefined ? [`There is no such form of \`${screen}\`.`] : diffVariants(other, now).map(writeChange);
}
