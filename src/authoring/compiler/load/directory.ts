import { createCache } from "../cache.ts";
import type { Project, ScreenDirectory } from "../project.ts";
import { listBrokenFileIds } from "./broken-file-ids.ts";

/** Gives what screens may know of each other: the same object until one of them changes its id, its route or its parameters. */
export function createDirectoryCache(): (project: Project) => ScreenDirectory {
  const cache = createCache<ScreenDirectory>();
  return (project) => {
    const screens = [...project.screens.values()].map(({ value: { id, route, params } }) => ({ id, route, params }));
    const brokenFileIds = listBrokenFileIds(project);
    return cache("", [JSON.stringify([screens, brokenFileIds])], () => ({
      screens: new Map(screens.map((screen) => [screen.id, screen])),
      brokenFileIds,
    }));
  };
}
