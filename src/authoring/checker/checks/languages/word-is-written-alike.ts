import { createCache } from "../../../compiler/index.ts";
import { projectCheck } from "../../check.ts";
import { listWordSlips, type WordSlip } from "../../wording/own-words.ts";
import { readWording } from "../../wording/project-wording.ts";

/** While somebody writes a screen, its texts stay as they are. */
const stored = createCache<readonly WordSlip[]>();

export const wordIsWrittenAlike = projectCheck({ id: "word-is-written-alike", isGuess: true }, (project, report) => {
  const { catalogue, textTables, overlays } = project;
  for (const { form, word, meant } of stored("", [catalogue, ...textTables, ...overlays], () => listWordSlips(readWording(project)))) {
    const { file, pointer, text } = form;
    const start = text.toLowerCase().indexOf(word);
    report(
      { file, pointer, on: "value", range: [start, start + word.length] },
      { message: `\`${word}\` is written \`${meant}\` in other texts.`, help: `Write \`${meant}\`, or keep it where it is another word.` },
    );
  }
});
