import { storedCheck, wordingOf } from "../../stored-check.ts";
import { listHabitSlips } from "../../wording/own-habits.ts";
import { listWordSlips } from "../../wording/own-words.ts";
import { type ProjectWording, readWording } from "../../wording/project-wording.ts";
import { listVowelSlips } from "../../wording/vowel-slips.ts";

export const wordIsWrittenAlike = storedCheck({ id: "word-is-written-alike", isGuess: true }, wordingOf, (project) =>
  listSlips(readWording(project)).map(({ form: { file, pointer }, word, start, meant }) => ({
    at: { file, pointer, on: "value", range: [start, start + word.length] },
    problem: {
      message: `\`${word}\` is written \`${meant}\` in other texts.`,
      help: `Write \`${meant}\`, or keep it where something else is meant.`,
    },
  })),
);

const listSlips = (wording: ProjectWording) => [...listWordSlips(wording), ...listVowelSlips(wording), ...listHabitSlips(wording)];
