/** Which screens may be shown while other definitions have problems. */
import { judgeNotices, type Problem } from "../../../core/format/index.ts";
import { type Compilation, type CompiledScreen, isAsideFile, isCatalogueFile, readDefinitionPath } from "../../compiler/index.ts";

interface Blocking {
  readonly problems: readonly Problem[];
  readonly isDeveloping: boolean;
}

/** Those that no problem concerns: neither what they are made of, nor the fragments in them, nor what all depend on. */
export function findUnblocked({ project, screens }: Compilation, { problems: all, isDeveloping }: Blocking): readonly CompiledScreen[] {
  const problems = all.filter(blocks);
  if (problems.some(({ at }) => isCatalogueFile(at.file))) return [];
  const paths = problems.flatMap(({ at }) => (isAsideFile(at.file) ? [] : [readDefinitionPath(at.file)]));
  const own = new Set(paths.map(({ screen }) => screen));
  const isFragmentBroken = paths.some(({ fragment }) => fragment !== undefined);
  return [...screens.values()].filter(({ id, resolveProblems, checkProblems }) => {
    const hasFragments = project.screens.get(id)?.value.fragments !== undefined;
    const found = judgeNotices([...resolveProblems, ...checkProblems], isDeveloping).problems.filter(blocks);
    return !own.has(id) && found.every(({ at }) => isAsideFile(at.file)) && !(isFragmentBroken && hasFragments);
  });
}

function blocks({ isShown }: Problem): boolean {
  return isShown !== true;
}
