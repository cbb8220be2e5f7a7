/** While somebody works on the definitions: each screen in its newest form without problems. */
import { readDefinitionPath } from "../../compiler/index.ts";
import type { CompiledProject, CompiledScreen } from "../screens/compile.ts";

export interface ShownScreens {
  /** As a build would have them, but for those with problems, which stay as they last were without. */
  readonly screens: readonly CompiledScreen[];
  /** Ids of those that stay as they were. */
  readonly stale: readonly string[];
  /** Ids of those that never were without problems. */
  readonly missing: readonly string[];
}

/** Gives a function to call with each new state of the definitions, in their order. */
export function createLastGood(): (newest: CompiledProject) => ShownScreens {
  let good: ReadonlyMap<string, CompiledScreen> = new Map();
  return ({ screens, project }) => {
    const fresh = new Map(screens.map((screen) => [screen.id, screen]));
    const there = [...project.texts.keys()]
      .map(readDefinitionPath)
      .flatMap(({ kind, screen }) => (kind === "screen" && screen ? [screen] : []));
    const held = there.filter((id) => !fresh.has(id));
    good = new Map(
      there.flatMap((id) => {
        const screen = fresh.get(id) ?? good.get(id);
        return screen === undefined ? [] : [[id, screen] as const];
      }),
    );
    return {
      screens: [...good.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
      stale: held.filter((id) => good.has(id)),
      missing: held.filter((id) => !good.has(id)),
    };
  };
}
