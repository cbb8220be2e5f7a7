// The former dialect, and what an engineer would say. Only patterns with hardly any other meaning are listed.

const dialect: readonly (readonly [old: RegExp, better: string])[] = [
  [/\bplayed server\b|\bsandbox(?:es|ed)?\b(?!["',;])/i, '"mock server" or "mock API"'],
  [/\bplays? the (?:server|world)\b/i, '"mock"'],
  [/\bworlds?\b/i, '"seed" or "state"'],
  [/\bmend(?:s|ed|ing)?\b/i, '"fix"'],
  [/\bwhoever\b/i, '"the caller", "the author"'],
  [/\banew\b/i, '"again"'],
  [/\b(?:is|are|was|were|be|been|gets?) told\b|\btells? (?:of|nothing|whether|that)\b/i, '"report", "notify" or "show"'],
  [/\btold (?:once|apart|from|of)\b/i, '"reported", "distinguished"'],
  [/\bslips? of the pen\b/i, '"typo"'],
  [/\b(?:is|are|was|were) looked at\b|\blooks? (?:at|into) (?:it|them|what)\b/i, '"checked", "reads"'],
  [/\bin a circle\b|\bcircles? of\b/i, '"cycle"'],
  [/\bholes?\b/i, '"placeholder"'],
  [/\bburial\b/i, '"tracking event"'],
  [/\bcontract\b/i, '"format"'],
  [/\bpublication\b/i, '"compiled project"'],
  [/\bunread ids?\b|\boverlays? that rot\b/i, '"broken", "stale"'],
  [/\bthe outline\b/i, '"the screen index"'],
  [/\b(?:takes?|took|taken) (?:it |them )?away\b/i, '"remove"'],
  [/\bkept on\b|\bremembered values?\b/i, '"stored", "state value"'],
  [/\bstands? here as words\b/i, '"is shown literally"'],
  [/\bworked out once\b/i, '"computed once"'],
  [/\bborne?\b|\bbears the name\b/i, '"named"'],
  [/\bgroup of fields\b|\bclosed group\b/i, '"object"'],
];

interface Found {
  /** From 1. */
  readonly line: number;
  readonly word: string;
  readonly better: string;
}

/** Comments and texts of source code, line by line; code itself is not prose. */
const prose = /\/\/.*|\/\*.*|^\s*\*.*|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

export function findDialect(text: string): Found[] {
  return text.split("\n").flatMap((line, index) =>
    (line.match(prose) ?? [])
      // Paths of modules and names in backticks are no prose.
      .map((part) => part.replace(/"(?:\.|#)[^"]*"/g, "").replace(/\\?`[\w.$-]+\\?`/g, ""))
      .flatMap((part) =>
        dialect.flatMap(([old, better]) => {
          const word = old.exec(part)?.[0];
          return word === undefined ? [] : [{ line: index + 1, word, better }];
        }),
      ),
  );
}
