import type { Project } from "../project.ts";
import { readDefinitionPath } from "./definition-path.ts";

/** Ids of screens whose files have problems of their own: naming one of them is not a second problem. */
export function listBrokenFileIds({ problems }: Pick<Project, "problems">): readonly string[] {
  return problems.flatMap(({ at }) => {
    const { kind, screen } = readDefinitionPath(at.file);
    return kind === "screen" && screen !== undefined ? [screen] : [];
  });
}
