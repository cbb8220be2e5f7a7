import { createCache } from "../cache.ts";
import type { Project, ScreenDirectory, ScreenEntry } from "../project.ts";
import { listBrokenFileIds } from "./broken-file-ids.ts";

/**
 * Gives what screens may know of each other: the same object until one of them changes its id, its route or its parameters.
 * A screen whose file cannot be read any more is known as it was, so that no other one is checked while somebody types.
 */
export function createDirectoryCache(): (project: Project) => ScreenDirectory {
  const cache = createCache<ScreenDirectory>();
  let known: ReadonlyMap<string, ScreenEntry> = new Map();
  return (project) => {
    const broken = new Set(listBrokenFileIds(project).filter((id) => !project.screens.has(id)));
    const asBefore = [...known.values()].filter(({ id }) => broken.has(id));
    const read = [...project.screens.values()].map(({ value: { id, route, params } }) => ({ id, route, params }));
    const screens = [...read, ...asBefore].sort((one, other) => (one.id < other.id ? -1 : 1));
    known = new Map(screens.map((screen) => [screen.id, screen]));
    const brokenFileIds = [...broken].filter((id) => !known.has(id));
    return cache("", [JSON.stringify([screens, brokenFileIds])], () => ({ screens: known, brokenFileIds }));
  };
}
