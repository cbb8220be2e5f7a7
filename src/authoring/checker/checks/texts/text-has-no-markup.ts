import type { ProblemText, ScreenCheck } from "../../check.ts";
import { listTexts } from "../../queries/texts.ts";

const slips: readonly (readonly [pattern: RegExp, finding: (found: string) => ProblemText])[] = [
  [
    /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:nbsp|amp|lt|gt|quot|#\d+);/i,
    (found) => ({
      message: `\`${found}\` would be shown literally: texts are not HTML.`,
      help: "Write plain text; the widget decides how it looks.",
    }),
  ],
  [
    /\*\*[^*]+\*\*|(?<!\w)__[^_]+__(?!\w)|\[[^\][{}]+\]\(https?:[^)]*\)/,
    (found) => ({
      message: `\`${found}\` would be shown literally: texts are not Markdown.`,
      help: "Write plain text; the widget decides how it looks.",
    }),
  ],
  [
    /\b(?:TODO|FIXME|TBD|XXX|asdf\w*|qwert[yz]\w*|untitled)\b|\blorem ipsum\b|\btest test\b|^\s*new (?:button|text|screen|node|label)\s*$/i,
    (found) => ({ message: `\`${found}\` marks a text that is not written yet.`, help: "Write what the user should read." }),
  ],
];

export const textHasNoMarkup: ScreenCheck = {
  id: "text-has-no-markup",
  over: "screen",
  run(index, report) {
    for (const where of listTexts(index)) {
      const plain = where.text.replace(/\{[^{}]*\}/g, (placeholder) => " ".repeat(placeholder.length));
      for (const [pattern, describe] of slips) {
        const found = pattern.exec(plain);
        if (found !== null) report({ ...where, range: [found.index, found.index + found[0].length] }, describe(found[0]));
      }
    }
  },
};
