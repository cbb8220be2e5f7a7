// The project's former dialect, and what an engineer would say. Only patterns with hardly any other meaning are listed.

/** With `unless`, what else is in a text in which the word is right. */
type Entry = readonly [old: RegExp, better: string, unless?: RegExp];

/** Refused in comments, messages, test names, documentation and descriptions. */
const everywhere: readonly Entry[] = [
  [/\bplayed server\b|(?<!; )\bsandbox(?:es)?\b/i, '"mock server" or "mock API"'],
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
  [/\bworked out\b|\bworks out\b/i, '"computed", "evaluates"'],
  [/\bborne?\b|\bbears the name\b/i, '"named"'],
  [/\bgroups? of fields\b|\bclosed group\b/i, '"object"'],
];

/** Refused where nothing but prose is expected: a message or a text may use these words for something else. */
const inProse: readonly Entry[] = [
  // Customer service has questions and answers.
  [/\banswer(?:s|ed|ing)?\b/i, '"response", "reply"', /\b(?:questions?|survey)\b/i],
  [/\bhears?\b|\bheard\b/i, '"subscribes", "is notified"'],
  [/\bfaults?\b/i, '"error"'],
  [/\btold\b|\btells?\b/i, '"report", "notify", "distinguish"'],
  [/\bkept (?:in|under|by|for|as)\b/i, '"stored"'],
  [/\bpublish(?:ed|es)?\b/i, '"compiled", "built"'],
  [/\bbrings?\b|\bbrought\b/i, '"imports", "loads", "adds"'],
  [/\bin the way of\b/i, '"for", "as … does"'],
  [/\bcircles?\b/i, '"cycle"'],
  [/\bremembers?\b|\bremembered\b/i, '"stores", "caches"'],
  [/\bgroups? (?:and|or) lists?\b|\blists? (?:and|or) groups?\b/i, '"objects and arrays"'],
];

/** Refused among the words of exported names, which are read far from what explains them. */
const inNames: readonly Entry[] = [
  [/\btold\b/, '"reported", "has …"'],
  [/\bheard\b|\bhears?\b/, '"notified"'],
  [/\bstands?\b(?! (?:in|beside))/, '"context", "position"'],
  [/\bspoken\b|\bsaid\b/, '"wording", "text"'],
  [/^visits?\b/, '"address", "driver"'],
  // What becomes of a commit is found out by looks.
  [/^(?:is )?looks?\b(?! again)/, '"appearance", "description"'],
  [/\btends?\b/, '"supervise"'],
  [/\bdesks?\b|\btapes?\b/, '"editor", "recorder"'],
  [/\bworlds?\b/, '"seed", "state"'],
  [/\bplayed\b/, '"result"'],
  [/\bcircumstances?\b/, '"state", "options"'],
  [/\bkept\b|\bbegun\b|\blean\b/, '"stored", "started"'],
];

export interface Found {
  /** From 1. */
  readonly line: number;
  readonly word: string;
  readonly better: string;
}

/** What stands in backticks is code, and paths of modules and links are neither. */
const code = /`[^`]*`|\]\([^)]*\)/g;

function findIn(text: string, line: number, entries: readonly Entry[]): Found[] {
  const prose = text.replace(code, "");
  return entries.flatMap(([old, better, unless]) => {
    const word = old.exec(prose)?.[0];
    return word === undefined || unless?.test(prose) ? [] : [{ line, word, better }];
  });
}

const comment = /(?<![:"'\w])\/\/.*|\/\*.*|^\s*\*(?: .*|$)/;
const string = /"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

const exported = /^export (?:default )?(?:async )?(?:const|function|class|interface|type) (\w+)/;

/** The dialect in the words of what a module exports: `isToldOnce` is read as `is told once`. */
export function findInNames(text: string): Found[] {
  return text.split("\n").flatMap((line, index) => {
    const name = exported.exec(line)?.[1] ?? "";
    return findIn(name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, " ").toLowerCase(), index + 1, inNames);
  });
}

/** The dialect in the comments, texts and test names of source code. Code is not prose, and neither is a text of one word. */
export function findInSource(text: string): Found[] {
  return text.split("\n").flatMap((line, index) => {
    const remark = comment.exec(line)?.[0] ?? "";
    const strings = line.slice(0, line.length - remark.length).match(string) ?? [];
    const isTestName = /^\s*(?:it|describe|test)\b[\w.]*\(|^\s*\](?: as const)?\)\(/.test(line);
    return [
      ...findIn(remark, index + 1, [...everywhere, ...inProse]),
      ...strings
        .filter((one) => /\s/.test(one))
        .flatMap((one) => findIn(one.slice(1, -1), index + 1, isTestName ? [...everywhere, ...inProse] : everywhere)),
    ];
  });
}

/** The dialect in documentation, code samples aside. */
export function findInMarkdown(text: string): Found[] {
  let inSample = false;
  return text.split("\n").flatMap((line, index) => {
    if (line.trimStart().startsWith("```")) inSample = !inSample;
    return inSample ? [] : findIn(line.replace(/`[^`]*`/g, ""), index + 1, [...everywhere, ...inProse]);
  });
}

/** The dialect in what a JSON file says to its reader; its other texts are data, for example wording for borrowers. */
export function findInJson(text: string): Found[] {
  return text
    .split("\n")
    .flatMap((line, index) =>
      [...line.matchAll(/"(?:description|\$comment|why|what|help|message)": ("(?:[^"\\]|\\.)*")/g)].flatMap(([, said = ""]) =>
        findIn(said, index + 1, [...everywhere, ...inProse]),
      ),
    );
}
