/** What no text of a user interface means: markup of other systems, and notes of authors. */
import type { ProblemText } from "../check.ts";

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
    /\b(?:TODO|FIXME|TBD|XXX|asdf\w*|qwert[yz]\w*|untitled)\b|\blorem ipsum\b|\btest test\b|^\s*new (?:button|text|screen|node|label)\s*$|\(translate[^)]*\)/i,
    (found) => ({ message: `\`${found}\` marks a text that is not written yet.`, help: "Write what the user should read." }),
  ],
];

export function findMarkup(text: string): { readonly range: readonly [number, number]; readonly problem: ProblemText }[] {
  const plain = text.replace(/\{[^{}]*\}/g, (placeholder) => " ".repeat(placeholder.length));
  return slips.flatMap(([pattern, describe]) => {
    const found = pattern.exec(plain);
    return found === null ? [] : [{ range: [found.index, found.index + found[0].length], problem: describe(found[0]) }];
  });
}
