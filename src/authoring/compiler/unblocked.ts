/** Which screens may be shown while other definitions have problems. */
import { judgeNotices, type Problem } from "../../core/format/index.ts";
import type { Compilation } from "./compile.ts";
import type { CompiledScreen } from "./compile-screen.ts";
import { isAsideFile, isCatalogueFile, readDefinitionPath } from "./load/definition-path.ts";

interface Judged {
  /** Without those that are only said. */
  readonly problems: readonly Problem[];
  readonly isDeveloping: boolean;
}

function blocks({ isShown }: Problem): boolean {
  return isShown !== true;
}

/** Whether what has it cannot be looked at while it is written: what nothing uses yet is often what comes next. */
export function blocksServing(problem: Problem): boolean {
  return blocks(problem) && problem.subject?.is !== "unused";
}

/** Those that no problem concerns, to be looked at while they are written. */
export function findUnblocked(compilation: Compilation, judged: Judged): readonly CompiledScreen[] {
  return [...compilation.screens.values()].filter(({ id }) => findBlocking(compilation, id, judged, blocksServing).length === 0);
}

/** The problems of what a screen is made of: of its own files, of the fragments in it, of what all screens depend on. */
export function findBlocking(
  { project, screens }: Compilation,
  id: string,
  { problems: all, isDeveloping }: Judged,
  isInTheWay = blocks,
): readonly Problem[] {
  const problems = all.filter(isInTheWay);
  const ofCatalogue = problems.filter(({ at }) => isCatalogueFile(at.file));
  if (ofCatalogue.length > 0) return ofCatalogue;
  const hasFragments = project.screens.get(id)?.value.fragments !== undefined;
  const own = problems.filter(({ at }) => {
    const { screen, fragment } = readDefinitionPath(at.file);
    return !isAsideFile(at.file) && (screen === id || (hasFragments && fragment !== undefined));
  });
  if (own.length > 0) return own;
  const { resolveProblems = [], checkProblems = [] } = screens.get(id) ?? {};
  const found = judgeNotices([...resolveProblems, ...checkProblems], isDeveloping).problems.filter(isInTheWay);
  return found.filter(({ at }) => !isAsideFile(at.file));
}
