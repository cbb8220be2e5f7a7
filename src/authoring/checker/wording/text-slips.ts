/** What no text of a user interface means: markup of other systems, notes of authors, and what other programs leave of a cell. */
import { rememberTexts } from "../../../core/json/index.ts";
import type { ProblemText } from "../check.ts";

const plain = "Write plain text; the widget decides how it looks.";

/** Words of a link that would stand on any other, in languages that are often written. */
const emptyLink =
  /^\s*(?:(?:click|tap|press) here|(?:klik|tekan|ketuk|tap) di ?sini|hier (?:klicken|tippen)|klik hier|cliquez ici|(?:haga|haz) clic aquí|clique aqui|clicca qui|buraya tıklayın|(?:bấm|nhấn) vào đây|нажмите здесь|اضغط هنا|यहाँ क्लिक करें|点击这里|點擊這裡|ここをクリック|여기를 클릭|คลิกที่นี่)[.!]?\s*$/iu;

const unwritten = (found: string): ProblemText => ({
  message: `\`${found}\` marks a text that is not written yet.`,
  help: "Write what the user should read.",
});

const slips: readonly (readonly [pattern: RegExp, finding: (found: string) => ProblemText])[] = [
  [
    /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:[a-z][a-z0-9]{1,30}|#\d+|#x[0-9a-f]+);/i,
    (found) => ({ message: `\`${found}\` would be shown literally: texts are not HTML.`, help: plain }),
  ],
  [
    /\*\*[^*]+\*\*|~~[^~]+~~|`[^`]+`|^#{1,6} (?=\S)|(?<!\w)__[^_]+__(?!\w)|\[[^\][{}]+\]\([^\s()]*\)/,
    (found) => ({ message: `\`${found}\` would be shown literally: texts are not Markdown.`, help: plain }),
  ],
  // In small letters some are words: "ver todo".
  [/(?<!\[)\b(?:TODO|WIP)\b|(?<![[(])\bTBD\b|\b(?:FIXME|XXX)\b/, unwritten],
  [
    /\b(?:asdf\w*|qwert[yz]\w*|untitled)\b|\blorem(?: ipsum)?\b|\btest test\b|^\s*new (?:button|text|screen|node|label)\s*$|\((?:translate\b|tb[cd])[^)]*\)|\[(?:translat|draft|todo|tb[cd]|wip|note|check|max|min|insert|placeholder|sic)[^\]]*\]/i,
    unwritten,
  ],
  [
    // In a sentence "undefined" is a word.
    /#(?:VALUE|REF|NAME\?|NUM|NULL|DIV\/0)!?|#N\/A|#{5,}|\[object \w+\]|^\W*undefined\W*$|[#$/:=]undefined\b|\bundefined[%/:=!]|\bNaN\b|^(?:null|nil)$|^=[A-Z]+(?:\d+$|\()/,
    (found) => ({ message: `\`${found}\` is what a program wrote where it had no text.`, help: "Write what the user should read." }),
  ],
  [
    /\p{L}["”],["“]\p{L}|\p{L}";"\p{L}/u,
    (found) => ({ message: `\`${found}\` stands between two cells of a table.`, help: "Keep the text of one." }),
  ],
  [
    /(?<![\p{L}\p{N}])(?:l\d+|\d+[OlI]\d+|\d+O)(?![\p{L}\p{N}])/u,
    (found) => ({ message: `\`${found}\` has a letter that looks like a digit.`, help: "Write the digit." }),
  ],
  [
    emptyLink,
    (found) => ({ message: `\`${found}\` does not say what follows.`, help: "Name what it opens or does: people read it alone." }),
  ],
  [
    /(?<!\/\S*)\p{L}\?\p{L}(?!\S*=)/u,
    (found) => ({
      message: `\`${found}\` has a question mark inside a word.`,
      help: "Write the character that was lost, for example an apostrophe.",
    }),
  ],
];

interface Slip {
  readonly range: readonly [number, number];
  readonly problem: ProblemText;
}

/** The same texts are read for every screen that shows them. */
export const findMarkup: (text: string) => readonly Slip[] = rememberTexts((text): readonly Slip[] => {
  const said = text.replace(/\{[^{}]*\}/g, (placeholder) => " ".repeat(placeholder.length));
  return slips.flatMap(([pattern, describe]) => {
    const found = pattern.exec(said);
    return found === null ? [] : [{ range: [found.index, found.index + found[0].length], problem: describe(found[0]) }];
  });
});
