import { storedCheck, wordingOf } from "../../stored-check.ts";
import { listWordSlips } from "../../wording/own-words.ts";
import { readWording } from "../../wording/project-wording.ts";

export const wordIsWrittenAlike = storedCheck({ id: "word-is-written-alike", isGuess: true }, wordingOf, (project) =>
  listWordSlips(readWording(project)).map(({ form: { file, pointer, text }, word, meant }) => {
    const start = text.toLowerCase().indexOf(word);
    return {
      at: { file, pointer, on: "value", range: [start, start + word.length] },
      problem: {
        message: `\`${word}\` is written \`${meant}\` in other texts.`,
        help: `Write \`${meant}\`, or keep it where it is another word.`,
      },
    };
  }),
);
