/** In what a variant as it is in the studio differs from another form of it. */
import { diffVariants, findCounterparts, findVariant, type SourceFile, type Variant, writeChange } from "../../compiler/index.ts";
import type { RequestOf } from "../protocol/index.ts";
import type { EditedProject } from "./edited-project.ts";

export function createChanges(edited: EditedProject): (request: RequestOf<"changes">) => readonly string[] {
  return ({ screen, variant, against }) => {
    const now = findVariant(edited.workspace.compile(), screen, variant);
    const other = findOther(against, { screen, variant, edited });
    if (now === undefined) return [];
    return other === undefined ? [`There is no such form of \`${screen}\`.`] : diffVariants(other, now).map(writeChange);
  };
}

interface Compared {
  readonly screen: string;
  readonly variant: string;
  readonly edited: EditedProject;
}

function findOther(against: string, { screen, variant, edited }: Compared): Variant | undefined {
  if (against === "saved") return findVariant(edited.compileDisk(), screen, variant);
  const { workspace } = edited;
  const now = workspace.compile();
  const own = findVariant(now, screen, variant);
  const files = workspace.paths.map((path): SourceFile => ({ path, text: workspace.textOf(path) }));
  return own && findCounterparts(against, files, now)(own);
}
