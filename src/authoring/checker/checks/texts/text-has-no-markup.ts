import type { Finding, ScreenCheck } from "../../check.ts";
import { listTexts } from "../../queries/texts.ts";

const slips: readonly (readonly [pattern: RegExp, finding: (found: string) => Finding])[] = [
  [
    /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:nbsp|amp|lt|gt|quot|#\d+);/i,
    (found) => ({
      message: `\`${found}\` is shown as it stands: texts are words, not HTML.`,
      help: "Write the words alone; a widget decides how they look.",
    }),
  ],
  [
    /\*\*[^*]+\*\*|(?<!\w)__[^_]+__(?!\w)|\[[^\][{}]+\]\(https?:[^)]*\)/,
    (found) => ({
      message: `\`${found}\` is shown as it stands: texts are words, not Markdown.`,
      help: "Write the words alone; a widget decides how they look.",
    }),
  ],
  [
    /\b(?:TODO|FIXME|TBD|XXX)\b|\blorem ipsum\b/i,
    (found) => ({ message: `\`${found}\` stands for words that are still to come.`, help: "Write what the borrower is to read." }),
  ],
];

export const textHasNoMarkup: ScreenCheck = {
  id: "text-has-no-markup",
  what: "Texts contain no HTML, no Markdown and no notes such as TODO.",
  why: "Markup and notes are shown to the borrower literally.",
  over: "screen",
  run(outline, report) {
    for (const { text, pointer } of listTexts(outline)) {
      const words = text.replace(/\{[^{}]*\}/g, (hole) => " ".repeat(hole.length));
      for (const [pattern, tell] of slips) {
        const found = pattern.exec(words);
        if (found !== null) report({ pointer, range: [found.index, found.index + found[0].length] }, tell(found[0]));
      }
    }
  },
};
