// Whom a name means in a file, and all places that name the same.

import { readDefinitionPath } from "../../compiler/index.ts";
import type { MentionIndex } from "./mention-index.ts";
import type { Mention } from "./mentions-by-shape.ts";

/** A thing with a name, and the files in which the name means it. */
export interface Named {
  readonly kind: string;
  readonly name: string;
  readonly files: readonly string[];
  /** The screen whose parameter it is, which other screens name as well. */
  readonly screen?: string;
}

/** Kinds whose names are unique in the project. Others belong to a screen or a fragment. */
const projectKinds = "action screen fragment rule stored shellKey disclosure market language widget entity promotion change".split(" ");

export function filesOf(index: MentionIndex, path: string, { kind, name }: Pick<Mention, "kind" | "name">): readonly string[] {
  if (projectKinds.includes(kind)) return index.paths;
  const mentions = (file: string) => index.mentionsIn(file, name).filter((one) => one.kind === kind && one.name === name);
  const declares = (file: string) => mentions(file).some(({ isDeclaration }) => isDeclaration);
  if (kind === "text") return textFiles(index, path, declares);
  if (kind === "scenario") return scenarioFiles(index, path, declares);
  const files = new Set(index.familyOf(path));
  // What a fragment declares or reads by name is the same in every screen that shows it, and in their other fragments.
  for (const file of files)
    if (readDefinitionPath(file).fragment === undefined || mentions(file).length > 0)
      for (const one of index.familyOf(file)) files.add(one);
  return [...files].sort();
}

/** Of a screen or of a fragment, whose texts the tests of its screens read, too, unless their screen has the name itself. */
function textFiles(index: MentionIndex, path: string, declares: (file: string) => boolean): readonly string[] {
  const family = index.familyOf(path);
  const siblings = (one: string) => {
    const { screen, fragment } = readDefinitionPath(one);
    return index.familyOf(one).filter((file) => {
      const of = readDefinitionPath(file);
      return of.screen === screen && of.fragment === fragment;
    });
  };
  const own = siblings(path);
  const isTest = (file: string) => readDefinitionPath(file).kind === "tests";
  const readsFragment = (file: string) => isTest(file) && !siblings(file).some(declares);
  if (readDefinitionPath(path).fragment !== undefined) return [...own, ...family.filter(readsFragment)];
  const owner = readsFragment(path) ? family.find((file) => readDefinitionPath(file).fragment !== undefined && declares(file)) : undefined;
  return owner === undefined ? own : textFiles(index, owner, declares);
}

/** A screen's own scenario takes the place of the one that all screens have. */
function scenarioFiles(index: MentionIndex, path: string, declares: (file: string) => boolean): readonly string[] {
  const isOwn = (file: string) => index.familyOf(file).some(declares);
  if (isOwn(path)) return index.familyOf(path);
  return index.paths.filter((file) => {
    const { kind } = readDefinitionPath(file);
    return kind === "common-scenarios" || (kind === "tests" && !isOwn(file));
  });
}

/** The name as it is meant in a file. */
export function resolveName(index: MentionIndex, path: string, { kind, name, screen }: Pick<Mention, "kind" | "name" | "screen">): Named {
  const base = screen === undefined ? path : (findBase(index, screen) ?? path);
  const files = filesOf(index, base, { kind, name });
  const owner = kind === "param" ? (screen ?? readDefinitionPath(path).screen) : undefined;
  return { kind, name, files, ...(owner !== undefined && { screen: owner }) };
}

function findBase(index: MentionIndex, screen: string): string | undefined {
  return index.paths.find((one) => readDefinitionPath(one).kind === "screen" && readDefinitionPath(one).screen === screen);
}

export function listMentionsOf(index: MentionIndex, { kind, name, files, screen }: Named): Mention[] {
  const own = files.flatMap((file) =>
    index
      .mentionsIn(file, name)
      .filter((one) => one.kind === kind && one.name === name && (one.screen === undefined || one.screen === screen)),
  );
  if (screen === undefined) return own;
  const others = index.paths.filter((path) => !files.includes(path));
  const isMeant = (one: Mention) => one.kind === kind && one.name === name && one.screen === screen;
  return [...own, ...others.flatMap((file) => index.mentionsIn(file, name).filter(isMeant))];
}
