// What a test reads where it says what a node shows.

import type { Names } from "../../../core/expression/index.ts";
import type { ScreenDefinition } from "../../../core/format/index.ts";
import { splitPointer } from "../../../core/json/index.ts";
import type { Analysis } from "../project.ts";
import { walkNodes } from "../walk.ts";
import type { ScopeNames } from "./text-scope.ts";

/** By the id of a node: one that came with a fragment has the fragment's texts beside the screen's own. */
export function createNamesBeside(names: ScopeNames, screen: ScreenDefinition): Analysis["namesBeside"] {
  let byId: ReadonlyMap<string, Names> | undefined;
  const find = (): ReadonlyMap<string, Names> =>
    new Map(
      [...walkNodes(screen)].flatMap(({ node, pointer }): [string, Names][] => {
        const texts = names.textsAt?.(pointer);
        return texts === undefined ? [] : [[node.id, { ...names, texts: { ...names.texts, ...texts } }]];
      }),
    );
  return (id) => {
    byId ??= find();
    return byId.get(id) ?? names;
  };
}

/** For a place in a test. */
export function namesOfExpected({ names, namesBeside }: Analysis, pointer: string): Names {
  const [, part, id] = splitPointer(pointer);
  return part === "nodes" && id !== undefined ? namesBeside(id) : names;
}
