/** In what a variant as it is in the studio differs from another form of it. */
import { diffVariants, findCounterparts, findVariant, type SourceFile, type Variant, writeChange } from "../../compiler/index.ts";
import type { RequestOf } from "../protocol/index.ts";
import type { Desk } from "./desk.ts";

export function createChanges(desk: Desk): (request: RequestOf<"changes">) => readonly string[] {
  return ({ screen, variant, against }) => {
    const now = findVariant(desk.workspace.compile(), screen, variant);
    const other = findOther(against, { screen, variant, desk });
    if (now === undefined) return [];
    return other === undefined ? [`There is no such form of \`${screen}\`.`] : diffVariants(other, now).map(writeChange);
  };
}

interface Compared {
  readonly screen: string;
  readonly variant: string;
  readonly desk: Desk;
}

function findOther(against: string, { screen, variant, desk }: Compared): Variant | undefined {
  if (against === "saved") return findVariant(desk.compileDisk(), screen, variant);
  const { workspace } = desk;
  const now = workspace.compile();
  const own = findVariant(now, screen, variant);
  const files = workspace.paths.map((path): SourceFile => ({ path, text: workspace.textOf(path) }));
  return own && findCounterparts(against, files, now)(own);
}
