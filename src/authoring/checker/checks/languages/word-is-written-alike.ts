import { createCache } from "../../../compiler/index.ts";
import { projectCheck } from "../../check.ts";
import { listStrangeWords, listWordSlips, type WordSlip } from "../../wording/own-words.ts";
import { readWording } from "../../wording/project-wording.ts";

/** While somebody writes a screen, its texts stay as they are. */
const stored = createCache<readonly WordSlip[]>();

export const wordIsWrittenAlike = projectCheck({ id: "word-is-written-alike", isGuess: true }, (project, report) => {
  const { catalogue, textTables, overlays } = project;
  const list = () => [listWordSlips, listStrangeWords].flatMap((find) => find(readWording(project)));
  for (const { form, word, meant } of stored("", [catalogue, ...textTables, ...overlays], list)) {
    const { file, pointer, text, language } = form;
    const start = text.toLowerCase().indexOf(word.toLowerCase());
    report(
      { file, pointer, on: "value", range: [start, start + word.length] },
      meant === undefined
        ? { message: `\`${word}\` has a letter that no other text has in \`${language}\`.`, help: "Write the letter that is meant." }
        : {
            message: `\`${word}\` is written \`${meant}\` in other texts.`,
            help: `Write \`${meant}\`, or keep it where it is another word.`,
          },
    );
  }
});
