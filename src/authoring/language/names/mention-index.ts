// Which names each file has, and which files belong together.

import { createCache, perObject, readDefinitionPath } from "../../compiler/index.ts";
import { listMentions } from "./list-mentions.ts";
import type { Mention } from "./mentions-by-shape.ts";

export interface MentionIndex {
  readonly paths: readonly string[];
  /** With a name, none at all of a file that has it nowhere. */
  mentionsIn(path: string, name?: string): readonly Mention[];
  /** Files of a screen and of the fragments in it, or of a fragment and the screens that show it. */
  familyOf(path: string): readonly string[];
}

export interface IndexedFiles {
  listPaths(): readonly string[];
  textOf(path: string): string;
  /** What a tolerant parser makes of the text. */
  valueOf(path: string): unknown;
}

/** For every index: a file that two of them have is walked once. */
const stored = createCache<readonly Mention[]>();

const marketsOf = perObject((paths: readonly string[]) =>
  paths.flatMap((path) => /^screens\/catalogue\/markets\/(.+)\.json$/.exec(path)?.[1] ?? []),
);

export function createMentionIndex(files: IndexedFiles): MentionIndex {
  const mentionsIn = (path: string, name = "") => {
    const text = files.textOf(path);
    if (!path.endsWith(".json") || !mayHave(path, text, name)) return [];
    const markets = marketsOf(files.listPaths());
    return stored(path, [text, ...markets], () => listMentions(path, files.valueOf(path), new Set(markets)));
  };
  return {
    get paths() {
      return files.listPaths();
    },
    mentionsIn,
    familyOf: (path) => listFamily(files.listPaths(), mentionsIn, path),
  };
}

/** Some names are those of the path, where a folder stands for what is before a hyphen. */
function mayHave(path: string, text: string, name: string): boolean {
  return text.includes(name) || name.split("-").every((part) => path.includes(part));
}

function listFamily(paths: readonly string[], mentionsIn: MentionIndex["mentionsIn"], path: string): string[] {
  const { screen, fragment } = readDefinitionPath(path);
  const usedBy = (id: string) =>
    paths
      .filter((one) => readDefinitionPath(one).screen === id)
      .flatMap((one) => mentionsIn(one))
      .flatMap(fragmentOf);
  const screens = new Set(screen === undefined ? [] : [screen]);
  if (fragment !== undefined)
    for (const one of paths) {
      const { kind, screen: id } = readDefinitionPath(one);
      if (kind === "screen" && id !== undefined && mentionsIn(one, fragment).flatMap(fragmentOf).includes(fragment)) screens.add(id);
    }
  const fragments = new Set(fragment === undefined ? [...screens].flatMap(usedBy) : [fragment]);
  return paths.filter((one) => {
    const of = readDefinitionPath(one);
    return (of.screen !== undefined && screens.has(of.screen)) || (of.fragment !== undefined && fragments.has(of.fragment));
  });
}

function fragmentOf({ kind, name }: Mention): string[] {
  return kind === "fragment" ? [name] : [];
}
