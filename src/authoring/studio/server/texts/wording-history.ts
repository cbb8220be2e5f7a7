/** From what a translation was made: the wording of another language when it was last changed. */
import { joinPointer, parseJson, valueAt } from "../../../../core/json/index.ts";
import { type GitHistory, type GitVersion, readGitHistory } from "../../../project/index.ts";
import type { WordingPlace } from "../../protocol/texts.ts";
import { oncePerCommit } from "../once-per-commit.ts";

export interface WordingHistory {
  /** Commits before the oldest one are not there. */
  readonly isCut: boolean;
  /** What `source` said when `place` got its last words; undefined where either was not committed then. */
  sourceOf(place: WordingPlace, source: WordingPlace): string | undefined;
  /** Whether it was this text in some commit, and is another one in the last. */
  hadBefore(place: WordingPlace, text: string): boolean;
}

/** Gives the one of the last commit, which is read once; undefined where there is none. */
export function keepWordingHistory(root: string): () => WordingHistory | undefined {
  return oncePerCommit(root, () => {
    const read = readGitHistory(root, mayHoldTexts);
    return read && createWordingHistory(read);
  });
}

const others = /\/(?:tests|scenarios)\.json$|^screens\/mock\//;

function mayHoldTexts(path: string): boolean {
  return path.startsWith("screens/") && path.endsWith(".json") && !others.test(path);
}

interface Version {
  readonly commit: number;
  readonly value: unknown;
}

function createWordingHistory({ versions, isCut }: GitHistory): WordingHistory {
  const parsed = new Map<string, readonly Version[]>();
  const read = (file: string): readonly Version[] => {
    const found = parsed.get(file) ?? (versions.get(file) ?? []).flatMap(parseVersion);
    parsed.set(file, found);
    return found;
  };
  return {
    isCut,
    hadBefore(place, text) {
      const pointer = joinPointer("", ...place.path);
      const said = read(place.file).map(({ value }) => valueAt(value, pointer));
      return said.at(-1) !== text && said.includes(text);
    },
    sourceOf(place, source) {
      const changed = findLastChange(read(place.file), joinPointer("", ...place.path));
      if (changed === undefined) return undefined;
      const before = read(source.file).filter(({ commit }) => commit <= changed);
      const text = valueAt(before.at(-1)?.value, joinPointer("", ...source.path));
      return typeof text === "string" ? text : undefined;
    },
  };
}

/** A file that somebody committed with a mistake says nothing. */
function parseVersion({ commit, text }: GitVersion): Version[] {
  const value = parseJson(text);
  return value === undefined ? [] : [{ commit, value }];
}

/** The commit since which the wording is what it is. */
function findLastChange(versions: readonly Version[], pointer: string): number | undefined {
  const now = valueAt(versions.at(-1)?.value, pointer);
  if (typeof now !== "string") return undefined;
  let changed: number | undefined;
  for (const { commit, value } of [...versions].reverse()) {
    if (valueAt(value, pointer) !== now) break;
    changed = commit;
  }
  return changed;
}
