/** The index of a variant for checks of the whole project, which look at each screen as its first market sees it. */
import { type Analysis, createCache, listBrokenFileIds, type Project } from "../../compiler/index.ts";
import type { AnalysesOf } from "../check.ts";
import { indexScreen, type ScreenIndex } from "./screen-index.ts";

/** What `find` gives for each screen; while somebody writes one, that of the others stays. */
export function createScreenQuery<T>(find: (index: ScreenIndex) => readonly T[]): (project: Project, analysesOf: AnalysesOf) => T[] {
  const stored = createCache<readonly T[]>();
  return (project, analysesOf) =>
    [...project.screens.keys()].flatMap((screen) => {
      const [analysis] = analysesOf(screen);
      return analysis === undefined ? [] : stored(screen, [analysis, project.catalogue], () => find(indexOf(project, analysis)));
    });
}

function indexOf(project: Project, analysis: Analysis): ScreenIndex {
  const screens = new Map([...project.screens].map(([id, { value }]) => [id, value]));
  return indexScreen({ catalogue: project.catalogue, directory: { screens, brokenFileIds: listBrokenFileIds(project) } }, analysis);
}
