import { listTextEntries } from "../../checker/index.ts";
import type { Project } from "../../compiler/index.ts";
import { type Entry, entryKinds, listEntries } from "./entries.ts";

/** Wordings are found, too: who knows what a screen says finds the screen. */
function listWordings(project: Project): Entry[] {
  return listTextEntries(project).map(({ file, name, translations }) => ({
    kind: "text",
    name: `${file} ${name}`,
    about: translations.flatMap(({ forms }) => forms.map(({ text }) => text)).join(" | "),
  }));
}

/**
 * Names count for more than what is said of them, and whole words for more than parts. The file in which a wording stands is said of it:
 * else every wording of a screen that is named so would stand before all other screens.
 */
function scoreOf({ kind, name, about }: Entry, words: readonly string[]): number {
  const [file, key] = kind === "text" ? name.split(" ") : ["", name];
  const [inName, inAbout] = [key ?? "", kind === "text" ? `${about} ${file}` : about].map((text) => text.toLowerCase());
  const scores = words.map((word) => {
    if (inName?.split(/\W+/).includes(word)) return 4;
    if (inName?.includes(word)) return 3;
    if (inAbout?.split(/\W+/).includes(word)) return 2;
    return inAbout?.includes(word) ? 1 : 0;
  });
  // One with every word stands before one with a single word in its name.
  return scores.reduce<number>((sum, score) => sum + score, 0) + 10 * scores.filter((score) => score > 0).length;
}

/** What the words are about, best first: screens, widgets, actions, steps, functions, texts and all else that has a name. */
export function findEntries(project: Project, words: readonly string[]): Entry[] {
  const asked = words.flatMap((word) => word.toLowerCase().split(/\s+/)).filter((word) => word !== "");
  const all = [...entryKinds.flatMap((kind) => listEntries(project, kind)), ...listWordings(project)];
  return all
    .map((entry) => ({ entry, score: scoreOf(entry, asked) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}
