import type { ScreenDefinition } from "../../../core/format/index.ts";
import { allSteps } from "../analyse/reads.ts";
import { createCache, perObject } from "../cache.ts";
import type { Project, ScreenDirectory, ScreenEntry } from "../project.ts";
import { listBrokenFileIds } from "./broken-file-ids.ts";

/**
 * Gives what screens may know of each other: the same object until one of them changes its id, its route, its parameters or what it commits.
 * A screen whose file cannot be read any more is known as it was, so that no other one is checked while somebody types.
 */
export function createDirectoryCache(): (project: Project) => ScreenDirectory {
  const cache = createCache<ScreenDirectory>();
  let known: ReadonlyMap<string, ScreenEntry> = new Map();
  return (project) => {
    const broken = new Set(listBrokenFileIds(project).filter((id) => !project.screens.has(id)));
    const asBefore = [...known.values()].filter(({ id }) => broken.has(id));
    const { screens: sources, catalogue } = project;
    const read = [...sources.values()].map(({ value }): ScreenEntry => {
      const { id, route, params } = value;
      const commits = callsOf(value).filter((action) => catalogue.actions.get(action)?.commits === true);
      return { id, route, params, ...(commits.length > 0 && { commits }) };
    });
    const screens = [...read, ...asBefore].sort((one, other) => (one.id < other.id ? -1 : 1));
    known = new Map(screens.map((screen) => [screen.id, screen]));
    const brokenFileIds = [...broken].filter((id) => !known.has(id));
    return cache("", [JSON.stringify([screens, brokenFileIds])], () => ({ screens: known, brokenFileIds }));
  };
}

/** Most screens stay as they are while somebody writes one. */
const callsOf = perObject((screen: ScreenDefinition): readonly string[] => [
  ...new Set([...allSteps(screen)].flatMap((step) => (step.do === "call" ? step.action : []))),
]);
